// Black and White, Luogu P7589: https://www.luogu.com.cn/problem/P7589
// Nim on the gaps between two pieces, retreats change nothing.
#include <cstdlib>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    while (cases--) {
        int n, k, d, x = 0;
        std::cin >> n >> k >> d;
        while (n--) {
            int y, b, w;
            std::cin >> y >> b >> w;
            x ^= std::abs(b - w) - 1;
        }
        std::cout << (x != 0 ? "Yes" : "No") << '\n';
    }
}
