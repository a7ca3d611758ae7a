// Another Game, CSES 2208: https://cses.fi/problemset/task/2208
// One coin from any heaps, decided by parity.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n, odd = 0;
        std::cin >> n;
        for (int i = 0; i < n; i++) {
            int heap;
            std::cin >> heap;
            odd += heap % 2;
        }
        std::cout << (odd > 0 ? "first\n" : "second\n");
    }
}
