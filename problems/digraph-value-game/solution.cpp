// Graph of Numbers, Luogu P12576: https://www.luogu.com.cn/problem/P12576
// Where a number can be reached by force: two sets that grow while the number falls.
#include <algorithm>
#include <iostream>
#include <vector>

int n, m;
std::vector<std::vector<int>> before;
std::vector<int> left_over;  // edges that do not lead into A
std::vector<char> in_a, in_b, is_high;
std::vector<std::pair<int, char>> queue;

void join(int v, char set) {
    std::vector<char>& in = set == 'A' ? in_a : in_b;
    if (!in[v]) queue.push_back({v, set});
    in[v] = true;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> order(n);  // number, vertex
    for (int v = 1; v <= n; v++) {
        std::cin >> order[v - 1].first;
        order[v - 1].second = v;
    }
    before.resize(n + 1);
    left_over.resize(n + 1);
    while (m--) {
        int x, y;
        std::cin >> x >> y;
        before[y].push_back(x);
        left_over[x]++;
    }
    in_a.resize(n + 1);
    in_b.resize(n + 1);
    is_high.resize(n + 1);
    std::sort(order.rbegin(), order.rend());
    for (auto [number, high] : order) {
        is_high[high] = true;
        join(high, 'A');
        if (left_over[high] == 0) join(high, 'B');
        while (!queue.empty()) {
            auto [v, set] = queue.back();
            queue.pop_back();
            for (int u : before[v]) {
                if (set == 'B') join(u, 'A');
                else if (--left_over[u] == 0 && is_high[u]) join(u, 'B');
            }
        }
        if (in_a[1]) {
            std::cout << number << '\n';
            return 0;
        }
    }
}
