// Heaps with Limits.
// A heap of p stones with limit m counts as p mod (m + 1).
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    unsigned long long x = 0;
    while (n--) {
        unsigned long long m, p;
        std::cin >> m >> p;
        x ^= p <= m ? p : p % (m + 1);
    }
    std::cout << (x != 0 ? "N" : "P") << '\n';
}
