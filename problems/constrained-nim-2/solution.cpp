// Constrained Nim 2, AtCoder ABC 297 G: https://atcoder.jp/contests/abc297/tasks/abc297_g
// Grundy values in blocks of L with period L + R.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, l, r, nim_sum = 0;
    std::cin >> n >> l >> r;
    while (n--) {
        int x;
        std::cin >> x;
        nim_sum ^= x % (l + r) / l;
    }
    std::cout << (nim_sum != 0 ? "First" : "Second") << '\n';
}
