// Nim Game, Luogu P2197: https://www.luogu.com.cn/problem/P2197
// The nim-sum.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int cases;
    std::cin >> cases;
    while (cases--) {
        int n, x = 0;
        std::cin >> n;
        while (n--) {
            int h;
            std::cin >> h;
            x ^= h;
        }
        std::cout << (x != 0 ? "Yes\n" : "No\n");
    }
}
