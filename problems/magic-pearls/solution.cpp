// Magic Pearls / 魔法珠, Luogu P10506: https://www.luogu.com.cn/problem/P10506
#include <iostream>
#include <set>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    const int most = 1000;
    vector<int> G(most + 1);
    for (int p = 2; p <= most; p++) {
        int X = 0;
        for (int d = 1; d < p; d++) {
            if (p % d == 0) X ^= G[d];
        }
        set<int> options;
        for (int d = 1; d < p; d++) {
            if (p % d == 0) options.insert(X ^ G[d]);
        }
        while (options.count(G[p])) G[p]++;
    }
    int n;
    while (cin >> n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int p;
            cin >> p;
            sum ^= G[p];
        }
        cout << (sum != 0 ? "freda" : "rainbow") << '\n';
    }
}
