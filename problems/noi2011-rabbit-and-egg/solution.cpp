// Rabbit and Egg / [NOI2011] 兔兔与蛋蛋游戏, Luogu P1971: https://www.luogu.com.cn/problem/P1971
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int w;
vector<int> partner;  // 0：没有 / 0: none

bool finds_partner(int v, string& open) {
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
    cin >> n >> m;
    w = m + 1;
    string board(w, '#');  // (i, j): i * w + j - 1
    for (int i = 1; i <= n; i++) {
        string row;
        cin >> row;
        board += row + '#';
    }
    board += string(w, '#');
    int c = board.find('.'), size = board.size();
    board[c] = 'X';
    partner.resize(size);
    for (int v = 0; v < size; v++) {
        string open = board;
        if (board[v] == 'X') finds_partner(v, open);
    }
    auto mover_wins = [&]() {
        int x, y, t = partner[c];
        cin >> x >> y;
        board[c] = '#';
        partner[t] = 0;
        c = x * w + y - 1;
        string open = board;
        return t != 0 && !finds_partner(t, open);
    };
    cin >> k;
    vector<int> mistakes;
    for (int i = 1; i <= k; i++) {
        bool before = mover_wins(), after = mover_wins();
        if (before && after) mistakes.push_back(i);
    }
    cout << mistakes.size() << '\n';
    for (int i : mistakes) cout << i << '\n';
}
