// Nullify The Matrix, Codeforces 1451F: https://codeforces.com/problemset/problem/1451/F
// Nim on anti-diagonals.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n, m;
        std::cin >> n >> m;
        std::vector<int> x(n + m - 1);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                int number;
                std::cin >> number;
                x[i + j] ^= number;
            }
        }
        bool wins = false;
        for (int sum : x) wins = wins || sum != 0;
        std::cout << (wins ? "Ashish\n" : "Jeel\n");
    }
}
