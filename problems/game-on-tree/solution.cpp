// Game on Tree / 树上删边, AtCoder AGC 017 D: https://atcoder.jp/contests/agc017/tasks/agc017_d
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<vector<int>> near(n + 1);
    for (int i = 1; i < n; i++) {
        int x, y;
        cin >> x >> y;
        near[x].push_back(y);
        near[y].push_back(x);
    }
    vector<int> parent(n + 1), g(n + 1), order = {1};
    for (int i = 0; i < n; i++) {
        int v = order[i];
        for (int child : near[v]) {
            if (child == parent[v]) continue;
            parent[child] = v;
            order.push_back(child);
        }
    }
    for (int i = n - 1; i > 0; i--) {
        int v = order[i];
        g[parent[v]] ^= g[v] + 1;
    }
    cout << (g[1] != 0 ? "Alice\n" : "Bob\n");
}
