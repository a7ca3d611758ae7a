// Splitting Game, Luogu P3185: https://www.luogu.com.cn/problem/P3185
// Each bean is a heap of Split-Nim, all winning moves.
#include <array>
#include <bitset>
#include <iostream>
#include <vector>

// The value of a bean with h bottles after its own.
int g(int h) {
    if (h == 0) return 0;
    int i = h - 1;
    bool is_odious = std::bitset<32>(i).count() % 2 == 1;
    return is_odious ? 2 * i : 2 * i + 1;
}

int main() {
    int cases;
    std::cin >> cases;
    while (cases--) {
        int n;
        std::cin >> n;
        std::vector<int> beans(n), v(n);
        int x = 0;
        for (int i = 0; i < n; i++) {
            std::cin >> beans[i];
            v[i] = g(n - 1 - i);
            if (beans[i] % 2 == 1) x ^= v[i];
        }
        std::vector<std::array<int, 3>> wins;
        for (int i = 0; i < n; i++) {
            if (beans[i] == 0) continue;
            for (int j = i + 1; j < n; j++) {
                for (int k = j; k < n; k++) {
                    if ((x ^ v[i] ^ v[j] ^ v[k]) == 0) wins.push_back({i, j, k});
                }
            }
        }
        if (wins.empty()) {
            std::cout << "-1 -1 -1\n0\n";
        } else {
            auto [i, j, k] = wins[0];
            std::cout << i << ' ' << j << ' ' << k << '\n' << wins.size() << '\n';
        }
    }
}
