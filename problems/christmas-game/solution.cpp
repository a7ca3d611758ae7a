// Christmas Game / 圣诞游戏, POJ 3710: http://poj.org/problem?id=3710
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int grundy(int m, const vector<int>& a, const vector<int>& b) {
    int k = a.size();
    // 点在表中的位置，各位置的父亲 / the place of each node, the parent of each place
    vector<int> place(m + 1, -1), parent(1), g(m);
    vector<bool> closes(k, true), is_marked(m);
    place[1] = 0;
    for (int next = 0; next < m; next++) {
        for (int i = 0; i < k; i++) {
            int v = a[i], u = b[i];
            if (place[v] != next) swap(v, u);
            if (place[v] == next && place[u] == -1) {
                place[u] = parent.size();
                parent.push_back(next);
                closes[i] = false;
            }
        }
    }
    for (int i = 0; i < k; i++) {
        if (!closes[i]) continue;
        int v = place[a[i]], u = place[b[i]];
        g[v] ^= 1;
        while (v != u) {
            if (v < u) swap(v, u);
            is_marked[v] = true;
            v = parent[v];
        }
    }
    for (int v = m - 1; v > 0; v--) {
        g[parent[v]] ^= is_marked[v] ? g[v] ^ 1 : g[v] + 1;
    }
    return g[0];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n;
    while (cin >> n) {
        int sum = 0;
        while (n--) {
            int m, k;
            cin >> m >> k;
            vector<int> a(k), b(k);
            for (int i = 0; i < k; i++) cin >> a[i] >> b[i];
            sum ^= grundy(m, a, b);
        }
        cout << (sum != 0 ? "Sally" : "Harry") << '\n';
    }
}
