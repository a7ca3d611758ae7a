// Combat on a tree, Luogu SP11414: https://www.luogu.com.cn/problem/SP11414
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

const int BITS = 17, N = 1900000;
int half[N][2], mark[N], full[N], nodes;

int single(int x) {
    full[++nodes] = 1;
    for (int bit = 0; bit < BITS; bit++, nodes++) half[nodes + 1][x >> bit & 1] = nodes;
    return nodes;
}

void open(int v, int bit) {
    if (mark[v] >> bit & 1) swap(half[v][0], half[v][1]);
    for (int child : half[v]) mark[child] ^= mark[v];
    mark[v] = 0;
}

int join(int a, int b, int bit) {
    if (a == 0 || full[b]) return b;
    if (b == 0 || full[a]) return a;
    for (int v : {a, b}) open(v, bit);
    for (int i : {0, 1}) half[a][i] = join(half[a][i], half[b][i], bit - 1);
    full[a] = full[half[a][0]] && full[half[a][1]];
    return a;
}

int mex(int v, int bit) {
    if (bit < 0) return 0;
    open(v, bit);
    int i = full[half[v][0]];
    return (i << bit) + mex(half[v][i], bit - 1);
}

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<int> colour(n + 1), parent(n + 1), s(n + 1), g(n + 1), set(n + 1), r(n + 1);
    for (int v = 1; v <= n; v++) cin >> colour[v];
    vector<vector<int>> near(n + 1);
    for (int a, b; cin >> a >> b;) {
        near[a].push_back(b);
        near[b].push_back(a);
    }
    vector<int> order = {1}, wins;
    for (int i = 0; i < n; i++)
        for (int u : near[order[i]]) {
            if (u == parent[order[i]]) continue;
            parent[u] = order[i];
            order.push_back(u);
        }
    for (int i = n - 1; i >= 0; i--) {
        int v = order[i], p = parent[v];
        mark[set[v]] ^= s[v];
        if (colour[v] == 0) set[v] = join(set[v], single(s[v]), BITS - 1);
        g[v] = mex(set[v], BITS - 1);
        s[p] ^= g[v];
        mark[set[v]] ^= g[v];
        set[p] = join(set[p], set[v], BITS - 1);
    }
    for (int v : order) r[v] = r[parent[v]] ^ s[parent[v]] ^ g[v];
    for (int v = 1; v <= n; v++)
        if (colour[v] == 0 && r[v] == s[v]) wins.push_back(v);
    if (wins.empty()) wins.push_back(-1);
    for (int v : wins) cout << v << '\n';
}
