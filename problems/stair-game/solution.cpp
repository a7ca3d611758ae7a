// Stair Game, CSES 1099: https://cses.fi/problemset/task/1099
// Staircase Nim, the nim-sum of the even stairs.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n, x = 0;
        std::cin >> n;
        for (int k = 1; k <= n; k++) {
            int p;
            std::cin >> p;
            if (k % 2 == 0) x ^= p;
        }
        std::cout << (x != 0 ? "first" : "second") << '\n';
    }
}
