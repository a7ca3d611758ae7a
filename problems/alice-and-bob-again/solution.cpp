// Alice and Bob are playing again / [清华集训2016] Alice 和 Bob 又在玩游戏, Luogu P6665: https://www.luogu.com.cn/problem/P6665
#include <algorithm>
#include <iostream>
#include <unordered_set>
#include <utility>
#include <vector>
using namespace std;

bool alice_wins(int n, const vector<vector<int>>& near) {
    vector<int> parent(n + 1), s(n + 1), largest(n + 1), mark(n + 1), order;
    for (int root = 1; root <= n; root++) {
        vector<int> found;
        if (parent[root] == 0) found.push_back(root);
        while (!found.empty()) {
            int v = found.back();
            found.pop_back();
            order.push_back(v);
            for (int u : near[v]) {
                if (u == parent[v]) continue;
                parent[u] = v;
                found.push_back(u);
            }
        }
    }
    // set[v] 的元素要异或 mark[v] / an element x of set[v] means x ^ mark[v]
    vector<unordered_set<int>> set(n + 1);
    reverse(order.begin(), order.end());
    for (int v : order) {
        mark[v] ^= s[v];
        set[v].insert(s[v] ^ mark[v]);
        int block = 1;
        while (block <= (s[v] ^ largest[v])) block *= 2;
        int g = largest[v] / block * block;
        while (set[v].count(g ^ mark[v])) g++;
        mark[v] ^= g;
        int p = parent[v];
        s[p] ^= g;
        largest[p] = max(largest[p], g);
        if (set[v].size() > set[p].size()) {
            swap(set[v], set[p]);
            swap(mark[v], mark[p]);
        }
        for (int x : set[v]) set[p].insert(x ^ mark[v] ^ mark[p]);
        set[v] = {};
    }
    return s[0] != 0;
}

int main() {
    ios::sync_with_stdio(false);
    int t;
    cin >> t;
    while (t--) {
        int n, m;
        cin >> n >> m;
        vector<vector<int>> near(n + 1);
        while (m--) {
            int a, b;
            cin >> a >> b;
            near[a].push_back(b);
            near[b].push_back(a);
        }
        cout << (alice_wins(n, near) ? "Alice\n" : "Bob\n");
    }
}
