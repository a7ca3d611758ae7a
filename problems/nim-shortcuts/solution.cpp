// Nim Shortcuts, Codeforces 1458E: https://codeforces.com/problemset/problem/1458/E
// A walk along the lost cells; a shortcut beside it costs a column or a row.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using Cell = std::pair<int, int>;
const int END = 2000000000;

// Each column with its lowest shortcut, and one column at the end.
std::vector<Cell> firsts(std::vector<Cell> cells) {
    cells.push_back({END, 0});
    std::sort(cells.begin(), cells.end());
    auto same = [](Cell a, Cell b) { return a.first == b.first; };
    cells.erase(std::unique(cells.begin(), cells.end(), same), cells.end());
    return cells;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Cell> shortcuts(n), swapped;
    for (auto& [x, y] : shortcuts) {
        std::cin >> x >> y;
        swapped.push_back({y, x});
    }
    std::vector<Cell> columns = firsts(shortcuts), rows = firsts(swapped);
    std::sort(shortcuts.begin(), shortcuts.end());
    std::vector<std::pair<Cell, int>> marked;  // diagonals: first cell, length
    int x = 0, y = 0;
    for (int i = 0, j = 0; x < END && y < END;) {
        if (columns[i].first < x) i++;
        if (rows[j].first < y) j++;
        bool column_used = columns[i].first == x && columns[i].second < y;
        bool row_used = rows[j].first == y && rows[j].second < x;
        int right = column_used, up = row_used;
        if (!column_used && !row_used) {
            right = up = std::max(1, std::min(columns[i].first - x, rows[j].first - y));
            marked.push_back({{x, y}, right});
        }
        x += right;
        y += up;
    }
    while (m--) {
        int a, b;
        std::cin >> a >> b;
        auto next = std::upper_bound(marked.begin(), marked.end(), std::make_pair(Cell(a, END), 0));
        auto [start, length] = *(next - 1);
        int k = a - start.first;
        bool is_marked = k < length && b == start.second + k;
        bool is_shortcut = std::binary_search(shortcuts.begin(), shortcuts.end(), Cell(a, b));
        std::cout << (is_marked || is_shortcut ? "LOSE\n" : "WIN\n");
    }
}
