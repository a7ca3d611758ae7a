// Euclid's Game, Luogu P1290: https://www.luogu.com.cn/problem/P1290
// The golden ratio, decided in integers.
#include <algorithm>
#include <iostream>

int main() {
    int cases;
    std::cin >> cases;
    while (cases--) {
        long long n, m;
        std::cin >> n >> m;
        if (n < m) std::swap(n, m);
        bool first_player_wins = n == m || n * (n - m) > m * m;  // n/m > phi
        std::cout << (first_player_wins ? "Stan wins" : "Ollie wins") << '\n';
    }
}
