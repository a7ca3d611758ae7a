// Tree Game, AtCoder AGC 010 F: https://atcoder.jp/contests/agc010/tasks/agc010_f
// A vertex is won if a neighbour with fewer stones is lost.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> stones(n), order(n);
    for (int& a : stones) std::cin >> a;
    std::vector<std::vector<int>> near(n);
    for (int i = 1; i < n; i++) {
        int a, b;
        std::cin >> a >> b;
        near[a - 1].push_back(b - 1);
        near[b - 1].push_back(a - 1);
    }
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int u, int v) { return stones[u] < stones[v]; });
    std::vector<bool> f(n);
    for (int v : order)
        for (int u : near[v])
            if (stones[u] < stones[v] && !f[u]) f[v] = true;
    for (int v = 0; v < n; v++)
        if (f[v]) std::cout << v + 1 << ' ';
    std::cout << '\n';
}
