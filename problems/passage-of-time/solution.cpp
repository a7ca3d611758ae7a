// Passage of Time, Luogu P6560: https://www.luogu.com.cn/problem/P6560
// Won, lost or drawn on a graph, from the ends backwards.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, q;
    std::cin >> n >> m >> q;
    std::vector<int> degree(n + 1);
    std::vector<std::vector<int>> before(n + 1);
    while (m--) {
        int u, v;
        std::cin >> u >> v;
        degree[u]++;
        before[v].push_back(u);
    }
    while (q--) {
        int x, goal;
        std::cin >> x >> goal;
        std::vector<int> label(n + 1), left = degree, queue;  // 1 won, -1 lost
        for (int v = 1; v <= n; v++) {
            if (v == goal || left[v] == 0) {
                label[v] = -1;
                queue.push_back(v);
            }
        }
        for (std::size_t next = 0; label[x] == 0 && next < queue.size(); next++) {
            int v = queue[next];
            for (int u : before[v]) {
                if (label[u] != 0) continue;
                if (label[v] == 1) left[u]--;
                if (label[v] == -1 || left[u] == 0) {
                    label[u] = -label[v];
                    queue.push_back(u);
                }
            }
        }
        std::cout << label[x] << '\n';
    }
}
