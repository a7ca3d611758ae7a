// Strange Nim, AtCoder ARC 091 F: https://atcoder.jp/contests/arc091/tasks/arc091_d
// Grundy values that return, many steps back at once.
#include <iostream>

int grundy_value(int x, int k) {
    while (x % k > 0) {
        int q = x / k, r = x % k;
        int steps = (r + q) / (q + 1);  // r / (q + 1), rounded up
        x -= steps * (q + 1);
    }
    return x / k;
}

int main() {
    int n, nim_sum = 0;
    std::cin >> n;
    while (n--) {
        int a, k;
        std::cin >> a >> k;
        nim_sum ^= grundy_value(a, k);
    }
    std::cout << (nim_sum != 0 ? "Takahashi" : "Aoki") << '\n';
}
