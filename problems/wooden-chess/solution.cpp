// Chess with Two Kinds of Wood / [九省联考 2018] 一双木棋 chess, Luogu P4363: https://www.luogu.com.cn/problem/P4363
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

int n, m, a[10][10], b[10][10];
map<vector<int>, int> known;

// rows[i]：第 i 行的棋子数 / the number of pieces in row i
int value(vector<int>& rows, bool is_black) {
    auto found = known.find(rows);
    if (found != known.end()) return found->second;
    vector<int> moves;
    for (int i = 0; i < n; i++) {
        int column = rows[i];
        if (column == m || (i > 0 && rows[i - 1] == column)) continue;
        int won = is_black ? a[i][column] : -b[i][column];
        rows[i]++;
        moves.push_back(won + value(rows, !is_black));
        rows[i]--;
    }
    if (moves.empty()) return 0;
    auto [least, largest] = minmax_element(moves.begin(), moves.end());
    return known[rows] = is_black ? *largest : *least;
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) cin >> a[i][j];
    }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) cin >> b[i][j];
    }
    vector<int> rows(n);
    cout << value(rows, true) << '\n';
}
