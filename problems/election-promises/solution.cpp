// Election Promises, Codeforces 1149E: https://codeforces.com/problemset/problem/1149/E
// Nim on levels of a graph, the level being a mex.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<int> tax(n), roads_in(n), order, level(n), x(n), seen(n + 1, -1);
    for (int& h : tax) std::cin >> h;
    std::vector<std::vector<int>> out(n);
    while (m-- > 0) {
        int u, v;
        std::cin >> u >> v;
        out[u - 1].push_back(v - 1);
        roads_in[v - 1]++;
    }
    for (int v = 0; v < n; v++) {
        if (roads_in[v] == 0) order.push_back(v);
    }
    for (int i = 0; i < n; i++) {
        for (int v : out[order[i]]) {
            if (--roads_in[v] == 0) order.push_back(v);
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        int v = order[i];
        for (int u : out[v]) seen[level[u]] = v;
        while (seen[level[v]] == v) level[v]++;
        x[level[v]] ^= tax[v];
    }
    int best = -1;
    for (int v = 0; v < n; v++) {
        bool can = (tax[v] ^ x[level[v]]) < tax[v];
        if (can && (best == -1 || level[v] > level[best])) best = v;
    }
    if (best == -1) {
        std::cout << "LOSE\n";
        return 0;
    }
    tax[best] ^= x[level[best]];
    for (int u : out[best]) {
        tax[u] ^= x[level[u]];
        x[level[u]] = 0;
    }
    std::cout << "WIN\n";
    for (int h : tax) std::cout << h << ' ';
    std::cout << '\n';
}
