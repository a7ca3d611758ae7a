// Brave Game, HDU 1846: https://acm.hdu.edu.cn/showproblem.php?pid=1846
// One heap with a limit, lost at the multiples of m + 1.
#include <iostream>

int main() {
    int cases;
    std::cin >> cases;
    while (cases--) {
        int n, m;
        std::cin >> n >> m;
        std::cout << (n % (m + 1) != 0 ? "first\n" : "second\n");
    }
}
