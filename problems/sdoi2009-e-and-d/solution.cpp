// E&D, Luogu P2148: https://www.luogu.com.cn/problem/P2148
// Grundy values of pairs, read off binary digits.
#include <iostream>

// The first place, counted from 0 at the right, where a - 1 and b - 1 both have a 0.
int g(int a, int b) {
    return __builtin_ctz(~((a - 1) | (b - 1)));
}

int main() {
    std::ios::sync_with_stdio(false);
    int t;
    std::cin >> t;
    while (t--) {
        int n, sum = 0;
        std::cin >> n;
        for (int i = 0; i < n; i += 2) {
            int a, b;
            std::cin >> a >> b;
            sum ^= g(a, b);
        }
        std::cout << (sum != 0 ? "YES\n" : "NO\n");
    }
}
