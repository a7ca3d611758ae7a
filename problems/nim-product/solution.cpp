// Nim Product / Nim 积, Library Checker nim_product_64: https://judge.yosupo.jp/problem/nim_product_64
#include <cstdint>
#include <iostream>
using namespace std;

uint64_t table[256][256];
bool has_table = false;

// a ⊗ b
uint64_t nim_product(uint64_t a, uint64_t b, int bits) {
    if (a < 2 || b < 2) return a * b;
    if (bits == 8 && has_table) return table[a][b];
    int half = bits / 2;
    uint64_t low = (uint64_t(1) << half) - 1;
    uint64_t p = a >> half, q = a & low, r = b >> half, s = b & low;
    uint64_t c = nim_product(p, r, half);
    uint64_t d = nim_product(q, s, half);
    uint64_t h = nim_product(p ^ q, r ^ s, half);
    uint64_t top = uint64_t(1) << (half - 1);
    return (h ^ d) << half | (d ^ nim_product(c, top, half));
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    for (int a = 0; a < 256; a++) {
        for (int b = 0; b < 256; b++) table[a][b] = nim_product(a, b, 8);
    }
    has_table = true;
    int t;
    cin >> t;
    while (t-- > 0) {
        uint64_t a, b;
        cin >> a >> b;
        cout << nim_product(a, b, 64) << '\n';
    }
}
