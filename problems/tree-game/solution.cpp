// Tree Game / 树上游戏, AtCoder AGC 010 F: https://atcoder.jp/contests/agc010/tasks/agc010_f
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<int> A(n), order(n);
    for (int& a : A) cin >> a;
    vector<vector<int>> near(n);
    for (int i = 1; i < n; i++) {
        int a, b;
        cin >> a >> b;
        near[a - 1].push_back(b - 1);
        near[b - 1].push_back(a - 1);
    }
    iota(order.begin(), order.end(), 0);
    sort(order.begin(), order.end(), [&](int u, int v) { return A[u] < A[v]; });
    vector<bool> f(n);
    for (int v : order)
        for (int u : near[v])
            if (A[u] < A[v] && !f[u]) f[v] = true;
    for (int v = 0; v < n; v++)
        if (f[v]) cout << v + 1 << ' ';
    cout << '\n';
}
