// Arpa and a game with Mojtaba, Codeforces 850C: https://codeforces.com/problemset/problem/850/C
// A set of exponents for each prime, Grundy values.
#include <iostream>
#include <map>
#include <set>

std::map<int, int> known;

int grundy(int s) {
    if (known.count(s)) return known[s];
    std::set<int> options;
    for (int k = 1; s >> k > 0; k++) {
        int below = s & ((1 << k) - 1);
        options.insert(grundy(s >> k | below));
    }
    int value = 0;
    while (options.count(value)) value++;
    return known[s] = value;
}

int main() {
    int n;
    std::cin >> n;
    std::map<int, int> exponents;  // of each prime, bit e for the exponent e; bit 0 is set
    for (int i = 0; i < n; i++) {
        int rest;
        std::cin >> rest;
        for (int p = 2; rest > 1;) {
            int e = 0;
            while (rest % p == 0) {
                rest /= p;
                e++;
            }
            if (e > 0) exponents[p] |= 1 << e | 1;
            p = 1LL * p * p < rest ? p + 1 : rest;
        }
    }
    int sum = 0;
    for (auto [p, s] : exponents) sum ^= grundy(s);
    std::cout << (sum != 0 ? "Mojtaba\n" : "Arpa\n");
}
