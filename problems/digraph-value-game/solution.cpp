// Graph of Numbers / [UOI 2021] 数字图, Luogu P12576: https://www.luogu.com.cn/problem/P12576
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> order(n);  // 数，点 / number, vertex
    for (int v = 1; v <= n; v++) {
        cin >> order[v - 1].first;
        order[v - 1].second = v;
    }
    vector<vector<int>> before(n + 1);
    vector<int> left(n + 1);
    while (m--) {
        int x, y;
        cin >> x >> y;
        before[y].push_back(x);
        left[x]++;
    }
    sort(order.rbegin(), order.rend());
    vector<bool> in_a(n + 1), is_high(n + 1);
    for (auto [number, high] : order) {
        is_high[high] = true;
        vector<pair<int, bool>> joins = {{high, true}};  // true：加入 A，否则 B / joins A, else B
        if (left[high] == 0) joins.push_back({high, false});
        while (!joins.empty()) {
            auto [v, joins_a] = joins.back();
            joins.pop_back();
            if (joins_a && in_a[v]) continue;
            if (joins_a) in_a[v] = true;
            for (int u : before[v]) {
                if (!joins_a) joins.push_back({u, true});
                else if (--left[u] == 0 && is_high[u]) joins.push_back({u, false});
            }
        }
        if (in_a[1]) {
            cout << number << '\n';
            return 0;
        }
    }
}
