// Christmas Game / 圣诞游戏, Codeforces 1498F: https://codeforces.com/problemset/problem/1498/F
#include <array>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, k;
    cin >> n >> k;
    vector<vector<int>> near(n);
    for (int i = 1; i < n; i++) {
        int x, y;
        cin >> x >> y;
        near[x - 1].push_back(y - 1);
        near[y - 1].push_back(x - 1);
    }
    vector<array<int, 40>> D(n), T(n);
    for (int v = 0; v < n; v++) cin >> D[v][0];
    vector<int> parent(n), order = {0};
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
        for (int j = 0; j < m; j++) D[parent[v]][(j + 1) % m] ^= D[v][j];
    }
    T[0] = D[0];
    for (int i = 1; i < n; i++) {
        int v = order[i];
        for (int j = 0; j < m; j++) {
            T[v][j] = D[v][j] ^ T[parent[v]][(j + m - 1) % m] ^ D[v][(j + m - 2) % m];
        }
    }
    for (int v = 0; v < n; v++) {
        int x = 0;
        for (int j = k; j < m; j++) x ^= T[v][j];
        cout << (x != 0) << (v + 1 < n ? ' ' : '\n');
    }
}
