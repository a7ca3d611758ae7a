// Staircase-Nim Game, AcWing 892: https://www.acwing.com/problem/content/894/
// The nim-sum of the odd stairs.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, x = 0;
    std::cin >> n;
    for (int i = 1; i <= n; i++) {
        int a;
        std::cin >> a;
        if (i % 2 == 1) x ^= a;
    }
    std::cout << (x != 0 ? "Yes" : "No") << '\n';
}
