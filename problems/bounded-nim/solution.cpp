// Heaps with Limits / 取石子的并.
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    unsigned long long x = 0;
    while (n--) {
        unsigned long long m, p;
        cin >> m >> p;
        x ^= p <= m ? p : p % (m + 1);
    }
    cout << (x != 0 ? "N" : "P") << '\n';
}
