// Graph of Numbers / [UOI 2021] 数字图, Luogu P12576: https://www.luogu.com.cn/problem/P12576
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int n, m;
vector<vector<int>> before;
vector<int> left_over;
vector<char> in_a, in_b, is_high;
vector<pair<int, char>> joined;

void join(int v, char set) {
    vector<char>& in = set == 'A' ? in_a : in_b;
    if (!in[v]) joined.push_back({v, set});
    in[v] = true;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    cin >> n >> m;
    vector<pair<int, int>> order(n);  // 数，点 / number, vertex
    for (int v = 1; v <= n; v++) {
        cin >> order[v - 1].first;
        order[v - 1].second = v;
    }
    before.resize(n + 1);
    left_over.resize(n + 1);
    while (m--) {
        int x, y;
        cin >> x >> y;
        before[y].push_back(x);
        left_over[x]++;
    }
    in_a.resize(n + 1);
    in_b.resize(n + 1);
    is_high.resize(n + 1);
    sort(order.rbegin(), order.rend());
    for (auto [number, high] : order) {
        is_high[high] = true;
        join(high, 'A');
        if (left_over[high] == 0) join(high, 'B');
        while (!joined.empty()) {
            auto [v, set] = joined.back();
            joined.pop_back();
            for (int u : before[v]) {
                if (set == 'B') join(u, 'A');
                else if (--left_over[u] == 0 && is_high[u]) join(u, 'B');
            }
        }
        if (in_a[1]) {
            cout << number << '\n';
            return 0;
        }
    }
}
