// Rabbit and Egg, Luogu P1971: https://www.luogu.com.cn/problem/P1971
// Which cells does every maximum matching cover, while cells disappear?
#include <iostream>
#include <string>
#include <vector>

int w;                     // a wall ends each row
std::vector<int> partner;  // 0: none

// Can v get a partner? What was tried becomes a wall; `open` is a copy for this.
bool finds_partner(int v, std::string& open) {
    for (int u : {v - w, v - 1, v + 1, v + w}) {
        if (open[u] == open[v] || open[u] == '#') continue;
        open[u] = '#';
        if (partner[u] == 0 || finds_partner(partner[u], open)) {
            partner[u] = v;
            partner[v] = u;
            return true;
        }
    }
    return false;
}

int main() {
    int n, m, k;
    std::cin >> n >> m;
    w = m + 1;
    std::string board(w, '#');  // cell (i, j) is i * w + j - 1
    for (int i = 1; i <= n; i++) {
        std::string row;
        std::cin >> row;
        board += row + '#';
    }
    board += std::string(w, '#');
    int c = board.find('.'), size = board.size();
    board[c] = 'X';
    partner.resize(size);
    for (int v = 0; v < size; v++) {
        std::string open = board;
        if (board[v] == 'X') finds_partner(v, open);
    }
    auto mover_wins = [&]() {  // reads a move, deletes the gap's cell before it
        int x, y, t = partner[c];
        std::cin >> x >> y;
        board[c] = '#';
        partner[t] = 0;
        c = x * w + y - 1;
        std::string open = board;
        return t != 0 && !finds_partner(t, open);
    };
    std::cin >> k;
    std::vector<int> mistakes;
    for (int i = 1; i <= k; i++) {
        bool before = mover_wins(), after = mover_wins();
        if (before && after) mistakes.push_back(i);
    }
    std::cout << mistakes.size() << '\n';
    for (int i : mistakes) std::cout << i << '\n';
}
