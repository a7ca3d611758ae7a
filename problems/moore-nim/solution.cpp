// Moore's Nim / Nim-K（Moore's Nim）.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int cases;
    cin >> cases;
    while (cases--) {
        unsigned long long n, k;
        cin >> n >> k;
        k = min(k, n);
        vector<unsigned long long> heaps(n);
        for (auto& h : heaps) cin >> h;
        bool first_wins = false;
        for (int place = 0; place < 64; place++) {
            unsigned long long c = 0;
            for (auto h : heaps) c += h >> place & 1;
            if (c % (k + 1) != 0) first_wins = true;
        }
        cout << (first_wins ? "First\n" : "Second\n");
    }
}
