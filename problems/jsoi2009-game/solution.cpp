// Game in a Maze / [JSOI2009] 游戏, Luogu P4055: https://www.luogu.com.cn/problem/P4055
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int w;
vector<int> partner;  // 0：没有 / 0: none

bool finds_partner(int v, string& open) {
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
    cin >> n >> m;
    w = m + 1;
    string maze(w, '#');  // (i, j): i * w + j - 1
    for (int i = 1; i <= n; i++) {
        string row;
        cin >> row;
        maze += row + '#';
    }
    maze += string(w, '#');
    int size = maze.size();
    partner.resize(size);
    for (int v = 0; v < size; v++) {
        string open = maze;
        if (maze[v] == '.' && (v / w + v % w) % 2 == 1) finds_partner(v, open);
    }
    string open = maze;
    for (int v = 0; v < size; v++) {
        if (maze[v] == '.' && partner[v] == 0) finds_partner(v, open);
    }
    string starts;
    for (int v = 0; v < size; v++) {
        if (maze[v] == '.' && (partner[v] == 0 || open[partner[v]] == '#')) {
            starts += to_string(v / w) + ' ' + to_string(v % w + 1) + '\n';
        }
    }
    cout << (starts.empty() ? "LOSE\n" : "WIN\n") << starts;
}
