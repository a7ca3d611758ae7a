// Board Game, Luogu P4576: https://www.luogu.com.cn/problem/P4576
// Won and lost positions, backwards from the end, each with its number of moves.
#include <cstdlib>
#include <iostream>
#include <queue>
#include <vector>

// side to move (0 white, 1 black), white's cell, black's cell
int number[2][400][400], count[2][400][400];

struct Position {
    int side, piece[2];
    // What a table has for this position.
    int& in(int table[2][400][400]) const { return table[side][piece[0]][piece[1]]; }
};

int main() {
    int n, row[2], column[2];
    std::cin >> n >> row[0] >> column[0] >> row[1] >> column[1];
    std::vector<int> near[2][400];
    for (int a = 0; a < n * n; a++) {
        for (int b = 0; b < n * n; b++) {
            int r = std::abs(a / n - b / n), c = std::abs(a % n - b % n);
            if ((r > 0) == (c > 0)) continue;
            if (r + c <= 1) near[0][a].push_back(b);
            if (r + c <= 2) near[1][a].push_back(b);
        }
    }
    std::queue<Position> queue;
    for (int side : {0, 1}) {
        for (int a = 0; a < n * n; a++) {
            for (int b = 0; b < n * n; b++) number[side][a][b] = -1;  // not known
            number[side][a][a] = 0;
            queue.push({side, {a, a}});
        }
    }
    while (!queue.empty()) {
        Position p = queue.front();
        queue.pop();
        int d = p.in(number), mover = 1 - p.side;
        Position before = p;
        before.side = mover;
        for (int from : near[mover][p.piece[mover]]) {
            before.piece[mover] = from;
            if (before.in(number) >= 0) continue;
            int moves = static_cast<int>(near[mover][from].size());
            before.in(count)++;
            if (d % 2 == 0 || before.in(count) == moves) {
                before.in(number) = d + 1;
                queue.push(before);
            }
        }
    }
    Position start = {0, {(row[0] - 1) * n + column[0] - 1, (row[1] - 1) * n + column[1] - 1}};
    int x = start.in(number);
    if (x < 0) std::cout << "DRAW\n";
    else std::cout << (x % 2 == 1 ? "WHITE " : "BLACK ") << x << '\n';
}
