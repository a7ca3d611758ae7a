// Passage of Time / [SBCOI2020] 时光的流逝, Luogu P6560: https://www.luogu.com.cn/problem/P6560
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, m, q;
    cin >> n >> m >> q;
    vector<int> degree(n + 1);
    vector<vector<int>> before(n + 1);
    while (m--) {
        int u, v;
        cin >> u >> v;
        degree[u]++;
        before[v].push_back(u);
    }
    while (q--) {
        int x, goal;
        cin >> x >> goal;
        vector<int> label(n + 1), left = degree, queue;  // 1 必胜，-1 必败 / 1 won, -1 lost
        for (int v = 1; v <= n; v++) {
            if (v == goal || left[v] == 0) {
                label[v] = -1;
                queue.push_back(v);
            }
        }
        for (size_t next = 0; label[x] == 0 && next < queue.size(); next++) {
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
        cout << label[x] << '\n';
    }
}
