// Taking Matches, Luogu P1247: https://www.luogu.com.cn/problem/P1247
// Nim, who wins and with which first move.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int k;
    std::cin >> k;
    std::vector<int> heaps(k);
    int x = 0;
    for (int& h : heaps) {
        std::cin >> h;
        x ^= h;
    }
    for (int i = 0; i < k; i++) {
        int rest = heaps[i] ^ x;
        if (rest < heaps[i]) {
            std::cout << heaps[i] - rest << ' ' << i + 1 << '\n';
            heaps[i] = rest;
            for (int h : heaps) std::cout << h << ' ';
            std::cout << '\n';
            return 0;
        }
    }
    std::cout << "lose\n";
}
