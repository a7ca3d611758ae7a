// Arpa and a game with Mojtaba / Arpa 和 Mojtaba 的游戏, Codeforces 850C: https://codeforces.com/problemset/problem/850/C
#include <iostream>
#include <map>
#include <set>
using namespace std;

map<int, int> known;

int g(int s) {
    if (known.count(s)) return known[s];
    set<int> options;
    for (int k = 1; s >> k > 0; k++) {
        int below = s & ((1 << k) - 1);
        options.insert(g(s >> k | below));
    }
    int value = 0;
    while (options.count(value)) value++;
    return known[s] = value;
}

int main() {
    int n;
    cin >> n;
    map<int, int> S;  // 质数，指数的集合 / prime, set of exponents
    for (int i = 0; i < n; i++) {
        int rest;
        cin >> rest;
        for (int p = 2; rest > 1;) {
            int e = 0;
            while (rest % p == 0) {
                rest /= p;
                e++;
            }
            if (e > 0) S[p] |= 1 << e | 1;
            p = 1LL * p * p < rest ? p + 1 : rest;
        }
    }
    int sum = 0;
    for (auto [p, s] : S) sum ^= g(s);
    cout << (sum != 0 ? "Mojtaba\n" : "Arpa\n");
}
