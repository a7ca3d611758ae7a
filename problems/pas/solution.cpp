// Stripes, Luogu P8369: https://www.luogu.com.cn/problem/P8369
// Tiles on a strip, a table of Grundy values.
#include <iostream>
#include <vector>

int main() {
    const int longest = 1000;
    int tiles[3], m;
    std::cin >> tiles[0] >> tiles[1] >> tiles[2] >> m;
    std::vector<int> g(longest + 1);
    for (int p = 0; p <= longest; p++) {
        std::vector<bool> is_met(1024);  // no value exceeds 1000, so no nim-sum exceeds 1023
        for (int s : tiles) {
            for (int l = 0; l <= p - s; l++) is_met[g[l] ^ g[p - s - l]] = true;
        }
        while (is_met[g[p]]) g[p]++;
    }
    while (m--) {
        int p;
        std::cin >> p;
        std::cout << (g[p] != 0 ? 1 : 2) << '\n';
    }
}
