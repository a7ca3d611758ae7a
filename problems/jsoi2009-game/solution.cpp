// Game in a Maze, Luogu P4055: https://www.luogu.com.cn/problem/P4055
// The cells that some maximum matching leaves unmatched.
#include <iostream>
#include <string>
#include <vector>

int w;                     // a wall ends each row
std::vector<int> partner;  // 0: none

// Can v get a domino? What was tried is closed.
bool finds_partner(int v, std::string& open) {
    for (int u : {v - w, v - 1, v + 1, v + w}) {
        if (open[u] != '.') continue;
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
    int n, m;
    std::cin >> n >> m;
    w = m + 1;
    std::string maze(w, '#');  // cell (i, j) is i * w + j - 1
    for (int i = 1; i <= n; i++) {
        std::string row;
        std::cin >> row;
        maze += row + '#';
    }
    maze += std::string(w, '#');
    int size = maze.size();
    partner.resize(size);
    for (int v = 0; v < size; v++) {
        std::string open = maze;
        if (maze[v] == '.' && (v / w + v % w) % 2 == 1) finds_partner(v, open);
    }
    std::string open = maze;
    for (int v = 0; v < size; v++) {
        if (maze[v] == '.' && partner[v] == 0) finds_partner(v, open);  // it tries all it can
    }
    std::string starts;
    for (int v = 0; v < size; v++) {
        if (maze[v] == '.' && (partner[v] == 0 || open[partner[v]] == '#')) {
            starts += std::to_string(v / w) + ' ' + std::to_string(v % w + 1) + '\n';
        }
    }
    std::cout << (starts.empty() ? "LOSE\n" : "WIN\n") << starts;
}
