// Election Promises / 竞选承诺, Codeforces 1149E: https://codeforces.com/problemset/problem/1149/E
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, m;
    cin >> n >> m;
    vector<int> tax(n), roads_in(n), order, level(n), X(n), seen(n + 1, -1);
    for (int& h : tax) cin >> h;
    vector<vector<int>> out(n);
    while (m-- > 0) {
        int u, v;
        cin >> u >> v;
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
        X[level[v]] ^= tax[v];
    }
    int best = -1;
    for (int v = 0; v < n; v++) {
        bool can = (tax[v] ^ X[level[v]]) < tax[v];
        if (can && (best == -1 || level[v] > level[best])) best = v;
    }
    if (best == -1) {
        cout << "LOSE\n";
        return 0;
    }
    tax[best] ^= X[level[best]];
    for (int u : out[best]) {
        tax[u] ^= X[level[u]];
        X[level[u]] = 0;
    }
    cout << "WIN\n";
    for (int h : tax) cout << h << ' ';
    cout << '\n';
}
