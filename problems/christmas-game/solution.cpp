// Christmas Game, POJ 3710: http://poj.org/problem?id=3710
// Green Hackenbush with circuits, the fusion principle.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int grundy(int m, const std::vector<std::pair<int, int>>& edges) {
    // The place of each node in the list, and for each place that of its parent.
    std::vector<int> place(m + 1, -1), parent = {0}, g(m);
    std::vector<bool> closes(edges.size(), true), is_marked(m);
    place[1] = 0;
    for (int next = 0; next < m; next++) {
        for (size_t i = 0; i < edges.size(); i++) {
            auto [v, u] = edges[i];
            if (place[v] != next) std::swap(v, u);
            if (place[v] == next && place[u] == -1) {
                place[u] = parent.size();
                parent.push_back(next);
                closes[i] = false;
            }
        }
    }
    for (size_t i = 0; i < edges.size(); i++) {
        if (!closes[i]) continue;
        int a = place[edges[i].first], b = place[edges[i].second];
        g[a] ^= 1;
        while (a != b) {
            if (a < b) std::swap(a, b);
            is_marked[a] = true;
            a = parent[a];
        }
    }
    for (int v = m - 1; v > 0; v--) {
        g[parent[v]] ^= is_marked[v] ? g[v] ^ 1 : g[v] + 1;
    }
    return g[0];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    while (std::cin >> n) {
        int sum = 0;
        while (n--) {
            int m, k;
            std::cin >> m >> k;
            std::vector<std::pair<int, int>> edges(k);
            for (auto& [a, b] : edges) std::cin >> a >> b;
            sum ^= grundy(m, edges);
        }
        std::cout << (sum != 0 ? "Sally" : "Harry") << '\n';
    }
}
