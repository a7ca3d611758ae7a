// Chess with Two Kinds of Wood, Luogu P4363: https://www.luogu.com.cn/problem/P4363
// Minimax over the shapes of a staircase.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

int n, m, a[10][10], b[10][10];
std::map<std::vector<int>, int> known;

// rows: how many pieces stand in each row; changed and restored
int value(std::vector<int>& rows, bool is_black) {
    auto found = known.find(rows);
    if (found != known.end()) return found->second;
    bool is_full = true;
    int best = 0;
    for (int i = 0; i < n; i++) {
        int column = rows[i];
        if (column == m || (i > 0 && rows[i - 1] == column)) continue;
        int won = is_black ? a[i][column] : -b[i][column];
        rows[i]++;
        int v = won + value(rows, !is_black);
        rows[i]--;
        if (is_full) {
            best = v;  // the first move
        } else {
            best = is_black ? std::max(best, v) : std::min(best, v);
        }
        is_full = false;
    }
    return known[rows] = best;
}

int main() {
    std::cin >> n >> m;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) std::cin >> a[i][j];
    }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) std::cin >> b[i][j];
    }
    std::vector<int> rows(n);
    std::cout << value(rows, true) << '\n';
}
