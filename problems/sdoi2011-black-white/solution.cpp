// Black and White, Luogu P2490: https://www.luogu.com.cn/problem/P2490
// Moore's Nim on the gaps, the lost placements counted by halving.
#include <algorithm>
#include <iostream>
#include <vector>

const long long MODULUS = 1000000007;

int main() {
    int n, k, d;
    std::cin >> n >> k >> d;
    std::vector<std::vector<long long>> choose(n + 1, std::vector<long long>(k + 1));
    for (int x = 0; x <= n; x++) {
        choose[x][0] = 1;
        for (int y = 1; y <= std::min(x, k); y++) {
            choose[x][y] = (choose[x - 1][y - 1] + choose[x - 1][y]) % MODULUS;
        }
    }
    int m = k / 2, empty = n - k;
    std::vector<long long> f(empty + 1);
    f[0] = 1;
    long long lost = choose[empty + m][m];
    for (int s = 1; s <= empty; s++) {
        for (int c = 0; c <= std::min(m, s); c += d + 1) {
            if ((s - c) % 2 == 0) f[s] = (f[s] + choose[m][c] * f[(s - c) / 2]) % MODULUS;
        }
        lost = (lost + f[s] * choose[empty - s + m][m]) % MODULUS;
    }
    std::cout << (choose[n][k] + MODULUS - lost) % MODULUS << '\n';
}
