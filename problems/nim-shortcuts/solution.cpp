// Nim Shortcuts / Nim 捷径, Codeforces 1458E: https://codeforces.com/problemset/problem/1458/E
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

using Cell = pair<int, int>;
const int END = 2000000000;

vector<Cell> firsts(vector<Cell> cells) {
    cells.push_back({END, 0});
    sort(cells.begin(), cells.end());
    auto same = [](Cell a, Cell b) { return a.first == b.first; };
    cells.erase(unique(cells.begin(), cells.end(), same), cells.end());
    return cells;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, m;
    cin >> n >> m;
    vector<Cell> shortcuts(n), swapped;
    for (auto& [x, y] : shortcuts) {
        cin >> x >> y;
        swapped.push_back({y, x});
    }
    vector<Cell> columns = firsts(shortcuts), rows = firsts(swapped);
    sort(shortcuts.begin(), shortcuts.end());
    vector<pair<Cell, int>> marked;  // 对角线：起点，长度 / diagonals: first cell, length
    int x = 0, y = 0;
    for (int i = 0, j = 0; x < END && y < END;) {
        if (columns[i].first < x) i++;
        if (rows[j].first < y) j++;
        bool column_used = columns[i].first == x && columns[i].second < y;
        bool row_used = rows[j].first == y && rows[j].second < x;
        int right = column_used, up = row_used;
        if (!column_used && !row_used) {
            right = up = max(1, min(columns[i].first - x, rows[j].first - y));
            marked.push_back({{x, y}, right});
        }
        x += right;
        y += up;
    }
    while (m--) {
        int a, b;
        cin >> a >> b;
        auto next = upper_bound(marked.begin(), marked.end(), make_pair(Cell(a, END), 0));
        auto [start, length] = *(next - 1);
        int k = a - start.first;
        bool is_marked = k < length && b == start.second + k;
        bool is_shortcut = binary_search(shortcuts.begin(), shortcuts.end(), Cell(a, b));
        cout << (is_marked || is_shortcut ? "LOSE\n" : "WIN\n");
    }
}
