// Split-Nim Game, AcWing 894: https://www.acwing.com/problem/content/896/
// Splitting heaps, Grundy values with a pattern.
#include <bitset>
#include <iostream>

int g(int h) {
    if (h == 0) return 0;
    int i = h - 1;
    bool is_odious = std::bitset<32>(i).count() % 2 == 1;
    return is_odious ? 2 * i : 2 * i + 1;
}

int main() {
    int n;
    std::cin >> n;
    int x = 0;
    while (n--) {
        int h;
        std::cin >> h;
        x ^= g(h);
    }
    std::cout << (x != 0 ? "Yes" : "No") << '\n';
}
