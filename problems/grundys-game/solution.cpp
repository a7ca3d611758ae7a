// Grundy's Game, CSES 2207: https://cses.fi/problemset/task/2207
// A table of Grundy values up to the last lost heap.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int last = 1222;
    std::vector<int> g(last + 1);
    for (int n = 1; n <= last; n++) {
        std::vector<bool> is_met(1024);  // at most 610 splits, so no value and no nim-sum exceeds 1023
        for (int a = 1; a < n - a; a++) is_met[g[a] ^ g[n - a]] = true;
        while (is_met[g[n]]) g[n]++;
    }
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        bool is_lost = n <= last && g[n] == 0;
        std::cout << (is_lost ? "second" : "first") << '\n';
    }
}
