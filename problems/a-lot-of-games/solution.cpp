// A Lot of Games, Codeforces 455B: https://codeforces.com/problemset/problem/455/B
// A trie; who can win a round, and who can lose it on purpose.
#include <array>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<std::array<int, 26>> children(1);  // 0: no child
    while (n--) {
        std::string word;
        std::cin >> word;
        int v = 0;
        for (char letter : word) {
            int i = letter - 'a';
            if (children[v][i] == 0) {
                children[v][i] = children.size();
                children.emplace_back();
            }
            v = children[v][i];
        }
    }
    int nodes = children.size();
    std::vector<bool> can_win(nodes), can_lose(nodes);
    for (int v = nodes - 1; v >= 0; v--) {
        bool is_leaf = true;
        for (int child : children[v]) {
            if (child == 0) continue;
            is_leaf = false;
            if (!can_win[child]) can_win[v] = true;
            if (!can_lose[child]) can_lose[v] = true;
        }
        if (is_leaf) can_lose[v] = true;
    }
    std::cout << (can_win[0] && (can_lose[0] || k % 2 == 1) ? "First\n" : "Second\n");
}
