// The Pawn that Crosses the River / [省选联考 2023] 过河卒, Luogu P9169: https://www.luogu.com.cn/problem/P9169
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

// 奇数：状态编号的奇偶性表示轮到谁 / odd: a position's parity shows whose turn it is
const int W = 11, B = 111;

int place(int a, int b, int x) { return (max(a, b) * B + min(a, b)) * B + x; }

int number_of(const string& board) {
    vector<vector<int>> red(B), around(B * B), pawn_to(B), pawn_from(B);
    vector<int> reds, positions;
    int cells = board.size();
    for (int c = 0; c < cells; c++) {
        if (board[c] == 'O') reds.push_back(c);
        for (int to : {c - W, c - 1, c + 1, c + W}) {
            if (to < 0 || to >= cells || board[c] == '#' || board[to] == '#') continue;
            red[c].push_back(to);
            if (to < c + W) pawn_to[c].push_back(to);
            if (to > c - W) pawn_from[c].push_back(to);
        }
    }
    int start = place(reds[0], reds[1], board.find('X'));
    vector<int> number(B * B * B, -1), known(B * B * B);
    for (int pair = 0; pair < cells * B; pair++) {
        int a = pair / B, b = pair % B;
        if (a <= b || board[a] == '#' || board[b] == '#') continue;
        for (int c : red[a]) if (c != b) around[pair].push_back(place(c, b, 0) / B);
        for (int c : red[b]) if (c != a) around[pair].push_back(place(a, c, 0) / B);
        for (int x = 0; x < cells; x++) {
            int p = place(a, b, x);
            bool is_stuck = (p - start) % 2 == 0 ? around[pair].empty() : pawn_to[x].empty();
            if (board[x] == '#' || (x >= W && x != a && x != b && !is_stuck)) continue;
            number[p] = 0;
            positions.push_back(p);
        }
    }
    for (size_t i = 0; number[start] < 0 && i < positions.size(); i++) {
        int p = positions[i], pair = p / B, x = p % B, d = number[p];
        bool by_red = (p - start) % 2 != 0;
        for (int c : by_red ? around[pair] : pawn_from[x]) {
            int before = by_red ? c * B + x : pair * B + c;
            int moves = by_red ? around[c].size() : pawn_to[c].size();
            known[before]++;
            if (number[before] >= 0 || (d % 2 == 1 && known[before] < moves)) continue;
            number[before] = d + 1;
            positions.push_back(before);
        }
    }
    return number[start];
}

int main() {
    int id, boards, n, m;
    cin >> id >> boards;
    while (boards--) {
        cin >> n >> m;
        string board, row;
        while (n--) {
            cin >> row;
            board += row + string(W - m, '#');
        }
        int d = number_of(board);
        if (d < 0) cout << "Tie\n";
        else cout << (d % 2 == 1 ? "Red " : "Black ") << d << '\n';
    }
}
