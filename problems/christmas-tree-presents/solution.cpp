// Christmas Game, Codeforces 1498F: https://codeforces.com/problemset/problem/1498/F
// Staircase Nim on the levels of a tree; tables by distance modulo 2k, for every root.
#include <array>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<std::vector<int>> near(n);
    for (int i = 1; i < n; i++) {
        int x, y;
        std::cin >> x >> y;
        near[x - 1].push_back(y - 1);
        near[y - 1].push_back(x - 1);
    }
    std::vector<std::array<int, 40>> d(n), t(n);
    for (int v = 0; v < n; v++) std::cin >> d[v][0];
    std::vector<int> parent(n), order = {0};
    for (int i = 0; i < n; i++) {
        int v = order[i];
        for (int child : near[v]) {
            if (child == parent[v]) continue;
            parent[child] = v;
            order.push_back(child);
        }
    }
    int m = 2 * k;
    for (int i = n - 1; i > 0; i--) {
        int v = order[i];
        for (int j = 0; j < m; j++) d[parent[v]][(j + 1) % m] ^= d[v][j];
    }
    t[0] = d[0];
    for (int i = 1; i < n; i++) {
        int v = order[i];
        for (int j = 0; j < m; j++) {
            t[v][j] = d[v][j] ^ t[parent[v]][(j + m - 1) % m] ^ d[v][(j + m - 2) % m];
        }
    }
    for (int v = 0; v < n; v++) {
        int x = 0;
        for (int j = k; j < m; j++) x ^= t[v][j];
        std::cout << (x != 0) << (v + 1 < n ? ' ' : '\n');
    }
}
