// Magic Pearls, Luogu P10506: https://www.luogu.com.cn/problem/P10506
// A table of Grundy values, all divisors but one.
#include <iostream>
#include <set>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int most = 1000;
    std::vector<int> g(most + 1);
    for (int p = 2; p <= most; p++) {
        int x = 0;
        for (int d = 1; d < p; d++) {
            if (p % d == 0) x ^= g[d];
        }
        std::set<int> options;
        for (int d = 1; d < p; d++) {
            if (p % d == 0) options.insert(x ^ g[d]);
        }
        while (options.count(g[p])) g[p]++;
    }
    int n;
    while (std::cin >> n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int p;
            std::cin >> p;
            sum ^= g[p];
        }
        std::cout << (sum != 0 ? "freda" : "rainbow") << '\n';
    }
}
