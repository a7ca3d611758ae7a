// Board Game / [CQOI2013] 棋盘游戏, Luogu P4576: https://www.luogu.com.cn/problem/P4576
#include <cstdlib>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

// 轮到谁，白，黑 / side to move, white, black
int number[2][400][400], known[2][400][400];

struct Position {
    int side, piece[2];
    int& in(int table[2][400][400]) { return table[side][piece[0]][piece[1]]; }
};

int main() {
    int n, row[2], column[2];
    cin >> n >> row[0] >> column[0] >> row[1] >> column[1];
    vector<int> near[2][400];
    for (int a = 0; a < n * n; a++) {
        for (int b = 0; b < n * n; b++) {
            int r = abs(a / n - b / n), c = abs(a % n - b % n);
            if ((r > 0) == (c > 0)) continue;
            if (r + c <= 1) near[0][a].push_back(b);
            if (r + c <= 2) near[1][a].push_back(b);
        }
    }
    queue<Position> positions;
    for (int side : {0, 1}) {
        for (int a = 0; a < n * n; a++) {
            for (int b = 0; b < n * n; b++) number[side][a][b] = -1;
            number[side][a][a] = 0;
            positions.push({side, {a, a}});
        }
    }
    while (!positions.empty()) {
        Position p = positions.front();
        positions.pop();
        int d = p.in(number), mover = 1 - p.side;
        Position before = p;
        before.side = mover;
        for (int from : near[mover][p.piece[mover]]) {
            before.piece[mover] = from;
            if (before.in(number) >= 0) continue;
            int moves = near[mover][from].size();
            before.in(known)++;
            if (d % 2 == 0 || before.in(known) == moves) {
                before.in(number) = d + 1;
                positions.push(before);
            }
        }
    }
    Position start = {0, {(row[0] - 1) * n + column[0] - 1, (row[1] - 1) * n + column[1] - 1}};
    int x = start.in(number);
    if (x < 0) cout << "DRAW\n";
    else cout << (x % 2 == 1 ? "WHITE " : "BLACK ") << x << '\n';
}
