// Nim Product, Library Checker nim_product_64: https://judge.yosupo.jp/problem/nim_product_64
// By halves along Fermat powers.
#include <cstdint>
#include <iostream>

std::uint64_t table[256][256];
bool has_table = false;

// a ⊗ b, both of this many bits.
std::uint64_t nim_product(std::uint64_t a, std::uint64_t b, int bits) {
    if (bits == 1) return a & b;
    if (bits == 8 && has_table) return table[a][b];
    int half = bits / 2;
    std::uint64_t low = (std::uint64_t(1) << half) - 1;
    std::uint64_t p = a >> half, q = a & low, r = b >> half, s = b & low;
    std::uint64_t c = nim_product(p, r, half);
    std::uint64_t d = nim_product(q, s, half);
    std::uint64_t h = nim_product(p ^ q, r ^ s, half);
    std::uint64_t top = std::uint64_t(1) << (half - 1);
    return (h ^ d) << half | (d ^ nim_product(c, top, half));
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    for (int a = 0; a < 256; a++) {
        for (int b = 0; b < 256; b++) table[a][b] = nim_product(a, b, 8);
    }
    has_table = true;
    int t;
    std::cin >> t;
    while (t-- > 0) {
        std::uint64_t a, b;
        std::cin >> a >> b;
        std::cout << nim_product(a, b, 64) << '\n';
    }
}
