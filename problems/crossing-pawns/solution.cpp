// The Pawn that Crosses the River, Luogu P9169: https://www.luogu.com.cn/problem/P9169
// Won and lost positions with their numbers of moves, backwards from the end.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// A row is at most 10 cells, then walls. W and B are odd: a position's parity tells who moves.
const int W = 11, B = 111;

int number_of(const std::string& board) {
    std::vector<int> red[B], around[B * B], pawn_to[B], pawn_from[B], reds, queue;
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
    auto place = [](int a, int b, int x) { return (std::max(a, b) * B + std::min(a, b)) * B + x; };
    int start = place(reds[0], reds[1], board.find('X'));
    std::vector<int> number(B * B * B, -1), count(B * B * B);
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
            queue.push_back(p);
        }
    }
    for (size_t next = 0; number[start] < 0 && next < queue.size(); next++) {
        int p = queue[next], pair = p / B, x = p % B;
        bool by_red = (p - start) % 2 != 0;  // the last move
        for (int c : by_red ? around[pair] : pawn_from[x]) {
            int before = by_red ? c * B + x : pair * B + c;
            int moves = by_red ? around[c].size() : pawn_to[c].size();
            count[before]++;
            if (number[before] >= 0 || (number[p] % 2 == 1 && count[before] < moves)) continue;
            number[before] = number[p] + 1;
            queue.push_back(before);
        }
    }
    return number[start];
}

int main() {
    int id, boards, n, m;
    for (std::cin >> id >> boards; boards > 0; boards--) {
        std::string board, row;
        for (std::cin >> n >> m; n > 0; n--) {
            std::cin >> row;
            board += row + std::string(W - m, '#');
        }
        int d = number_of(board);
        std::cout << (d < 0 ? "Tie" : (d % 2 == 1 ? "Red " : "Black ") + std::to_string(d)) << '\n';
    }
}
