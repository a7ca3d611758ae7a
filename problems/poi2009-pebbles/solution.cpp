// Pebbles, Luogu P3480: https://www.luogu.com.cn/problem/P3480
// Staircase Nim on the differences of neighbours.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int u;
    std::cin >> u;
    while (u--) {
        int n, x = 0;
        std::cin >> n;
        std::vector<int> a(n + 1);
        for (int i = 1; i <= n; i++) std::cin >> a[i];
        for (int i = n; i >= 1; i -= 2) x ^= a[i] - a[i - 1];
        std::cout << (x != 0 ? "TAK" : "NIE") << '\n';
    }
}
