// Stone-Taking Game with m Heaps, HDU 2176: https://acm.hdu.edu.cn/showproblem.php?pid=2176
// Nim, all winning moves.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int m;
    while (std::cin >> m && m != 0) {
        std::vector<int> heaps(m);
        int x = 0;
        for (int& h : heaps) {
            std::cin >> h;
            x ^= h;
        }
        std::cout << (x == 0 ? "No\n" : "Yes\n");
        for (int h : heaps) {
            if ((h ^ x) < h) std::cout << h << ' ' << (h ^ x) << '\n';
        }
    }
}
