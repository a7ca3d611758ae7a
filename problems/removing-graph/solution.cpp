// Removing Graph, Codeforces 1823E: https://codeforces.com/problemset/problem/1823/E
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, l, r;
    cin >> n >> l >> r;
    vector<vector<int>> next(n + 1);
    for (int i = 0; i < n; i++) {
        int u, v;
        cin >> u >> v;
        next[u].push_back(v);
        next[v].push_back(u);
    }
    vector<bool> seen(n + 1);
    int X = 0;
    for (int start = 1; start <= n; start++) {
        int x = 0, v = start;
        while (!seen[v]) {
            seen[v] = true;
            x++;
            v = seen[next[v][0]] ? next[v][1] : next[v][0];
        }
        if (x < l + r) X ^= x / l;
    }
    cout << (X != 0 ? "Alice" : "Bob") << '\n';
}
