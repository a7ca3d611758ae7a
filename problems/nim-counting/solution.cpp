// Nim Counting / Nim 计数, AtCoder ABC 212 H: https://atcoder.jp/contests/abc212/tasks/abc212_h
#include <iostream>
#include <vector>
using namespace std;

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

// S(x) = x + x^2 + … + x^N
long long S(long long x, long long N) {
    if (x == 1) return N % MODULUS;
    return x * (power(x, N) + MODULUS - 1) % MODULUS * inverse(x + MODULUS - 1) % MODULUS;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    long long N;
    int K;
    cin >> N >> K;
    vector<long long> f(1 << 16);
    for (int c = 0; c < K; c++) {
        int a;
        cin >> a;
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
    for (long long x : f) lost = (lost + S(x, N)) % MODULUS;
    lost = lost * inverse(1 << 16) % MODULUS;
    cout << (S(K, N) - lost + MODULUS) % MODULUS << '\n';
}
