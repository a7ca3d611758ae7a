// Chip Game, Codeforces 1033G: https://codeforces.com/problemset/problem/1033/G
// Remainders mod a + b, four kinds of piles.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    long long n, m;
    std::cin >> n >> m;
    std::vector<long long> piles(n);
    for (long long& v : piles) std::cin >> v;
    long long starter = 0, second = 0;
    for (long long s = 2; s <= 2 * m; s++) {
        long long lo = 0, hi = s, e = 0, largest = 0, second_largest = 0;
        for (long long v : piles) {
            long long w = v % s;
            if (2 * w < s) {
                lo = std::max(lo, w);
            } else {
                e++;
                hi = std::min(hi, w);
                second_largest = std::max(second_largest, std::min(w, largest));
                largest = std::max(largest, w);
            }
        }
        long long t = e % 2 == 1 ? second_largest : largest;
        long long least = std::max({lo + 1, s - hi, s - m, t / 2 + 1});
        long long pairs = std::max(0LL, s + 1 - 2 * least);
        (e % 2 == 1 ? starter : second) += pairs;
    }
    long long each = (m * m - starter - second) / 2;
    std::cout << each << ' ' << each << ' ' << starter << ' ' << second << '\n';
}
