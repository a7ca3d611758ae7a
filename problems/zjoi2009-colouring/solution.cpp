// Colouring Game, Luogu P2594: https://www.luogu.com.cn/problem/P2594
// Turning coins in the plane, every number is a power of two.
#include <bitset>
#include <iostream>

int exponent(int i, int j) {  // g(i, j) is 2 to this
    if (i > 1 && j > 1) return i + j - 2;
    int e = 0;
    for (int rest = i + j - 1; rest % 2 == 0; rest /= 2) e++;
    return e;
}

int main() {
    int games;
    std::cin >> games;
    while (games--) {
        int n, m;
        std::cin >> n >> m;
        std::bitset<200> nim_sum;
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= m; j++) {
                char coin;
                std::cin >> coin;
                if (coin == 'T') nim_sum.flip(exponent(i, j));
            }
        }
        std::cout << (nim_sum.any() ? "-_-\n" : "=_=\n");
    }
}
