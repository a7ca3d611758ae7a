// Nim or not Nim?, HDU 3032: https://acm.hdu.edu.cn/showproblem.php?pid=3032
// Lasker's Nim, Grundy values with a pattern.
#include <iostream>

unsigned g(unsigned h) {
    if (h % 4 == 3) return h + 1;
    if (h % 4 == 0) return h - 1;
    return h;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    while (cases--) {
        int n;
        std::cin >> n;
        unsigned x = 0;
        while (n--) {
            unsigned h;
            std::cin >> h;
            x ^= g(h);
        }
        std::cout << (x != 0 ? "Alice" : "Bob") << '\n';
    }
}
