// Little John's Game, Luogu P4279: https://www.luogu.com.cn/problem/P4279
// Nim under misère play.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int cases;
    std::cin >> cases;
    while (cases--) {
        int n, x = 0;
        bool some_is_large = false;
        std::cin >> n;
        while (n--) {
            int h;
            std::cin >> h;
            x ^= h;
            if (h > 1) some_is_large = true;
        }
        bool john_wins = some_is_large ? x != 0 : x == 0;
        std::cout << (john_wins ? "John\n" : "Brother\n");
    }
}
