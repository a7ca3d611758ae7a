// Masters' Duel, Luogu P2575: https://www.luogu.com.cn/problem/P2575
// Staircase Nim, a piece stands on the stair of the empty cells to its right.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    while (cases--) {
        int n, x = 0;
        std::cin >> n;
        while (n--) {
            bool has_piece[21] = {};
            int m;
            std::cin >> m;
            while (m--) {
                int column;
                std::cin >> column;
                has_piece[column] = true;
            }
            int b[21] = {}, j = 0;
            for (int column = 20; column >= 1; column--) {
                if (has_piece[column]) b[j]++;
                else j++;
            }
            for (j = 1; j <= 20; j += 2) x ^= b[j];
        }
        std::cout << (x != 0 ? "YES" : "NO") << '\n';
    }
}
