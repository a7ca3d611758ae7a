// Nim Counting, AtCoder ABC 212 H: https://atcoder.jp/contests/abc212/tasks/abc212_h
// Lists with nim-sum 0, counted by the Walsh-Hadamard transform.
#include <iostream>
#include <vector>

const long long MODULUS = 998244353;

long long power(long long x, long long exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * x % MODULUS;
        x = x * x % MODULUS;
    }
    return result;
}

long long inverse(long long x) { return power(x % MODULUS, MODULUS - 2); }

// x + x^2 + ... + x^n
long long series(long long x, long long n) {
    if (x == 1) return n % MODULUS;
    return x * (power(x, n) + MODULUS - 1) % MODULUS * inverse(x + MODULUS - 1) % MODULUS;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long n;
    int k;
    std::cin >> n >> k;
    std::vector<long long> f(1 << 16);
    for (int c = 0; c < k; c++) {
        int a;
        std::cin >> a;
        f[a] = 1;
    }
    for (int place = 1; place < 1 << 16; place *= 2) {
        for (int i = 0; i < 1 << 16; i++) {
            if (i & place) continue;
            long long u = f[i], v = f[i | place];
            f[i] = (u + v) % MODULUS;
            f[i | place] = (u - v + MODULUS) % MODULUS;
        }
    }
    long long lost = 0;
    for (long long x : f) lost = (lost + series(x, n)) % MODULUS;
    lost = lost * inverse(1 << 16) % MODULUS;
    std::cout << (series(k, n) - lost + MODULUS) % MODULUS << '\n';
}
