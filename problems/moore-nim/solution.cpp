// Moore's Nim.
// Ones in each binary place, counted mod k + 1.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int cases;
    std::cin >> cases;
    while (cases--) {
        unsigned long long n, k;
        std::cin >> n >> k;
        k = std::min(k, n);
        std::vector<unsigned long long> heaps(n);
        for (auto& h : heaps) std::cin >> h;
        bool first_wins = false;
        for (int place = 0; place < 64; place++) {
            unsigned long long c = 0;
            for (auto h : heaps) c += h >> place & 1;
            if (c % (k + 1) != 0) first_wins = true;
        }
        std::cout << (first_wins ? "First\n" : "Second\n");
    }
}
