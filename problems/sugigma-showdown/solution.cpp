// Sugigma: The Showdown, AtCoder AGC 005 E: https://atcoder.jp/contests/agc005/tasks/agc005_e
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int n, x, y;
vector<int> red[200001], blue[200001];
int D[200001], parent[200001];

void read(vector<int> tree[]) {
    for (int i = 1; i < n; i++) {
        int a, b;
        cin >> a >> b;
        tree[a].push_back(b);
        tree[b].push_back(a);
    }
}

bool far(int a, int b) {
    if (parent[a] == b || parent[b] == a || parent[a] == parent[b]) return false;
    return parent[parent[a]] != b && parent[parent[b]] != a;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    cin >> n >> x >> y;
    read(red);
    read(blue);
    vector<int> order = {y};
    for (int i = 0; i < n; i++) {
        int v = order[i];
        for (int u : blue[v]) {
            if (u == parent[v]) continue;
            parent[u] = v;
            D[u] = D[v] + 1;
            order.push_back(u);
        }
    }
    struct Stop {
        int v, from, d;
    };
    vector<Stop> stack = {{x, 0, 0}};
    int answer = 0;
    while (!stack.empty()) {
        auto [v, from, d] = stack.back();
        stack.pop_back();
        answer = max(answer, 2 * D[v]);
        for (int u : red[v]) {
            if (far(v, u)) {
                cout << -1 << '\n';
                return 0;
            }
            if (u != from && d + 1 < D[u]) stack.push_back({u, v, d + 1});
        }
    }
    cout << answer << '\n';
}
