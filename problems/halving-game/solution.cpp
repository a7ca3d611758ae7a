// The Halving Game.
// A heap counts by its number of binary digits.
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
            unsigned long long h;
            std::cin >> h;
            int digits = 0;
            for (; h > 0; h /= 2) digits++;
            x ^= digits;
        }
        std::cout << (x != 0 ? "First\n" : "Second\n");
    }
}
