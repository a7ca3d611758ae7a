// Nim Game II, CSES 1098: https://cses.fi/problemset/task/1098
// Nim with the heaps mod 4.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    while (cases--) {
        int n, nim_sum = 0;
        std::cin >> n;
        while (n--) {
            int x;
            std::cin >> x;
            nim_sum ^= x % 4;
        }
        std::cout << (nim_sum != 0 ? "first\n" : "second\n");
    }
}
