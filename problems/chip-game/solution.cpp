// Chip Game / 筹码游戏, Codeforces 1033G: https://codeforces.com/problemset/problem/1033/G
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    vector<long long> piles(n);
    for (long long& v : piles) cin >> v;
    long long starter = 0, second = 0;
    for (long long s = 2; s <= 2 * m; s++) {
        long long lo = 0, hi = s, e = 0, largest = 0, second_largest = 0;
        for (long long v : piles) {
            long long w = v % s;
            if (2 * w < s) {
                lo = max(lo, w);
            } else {
                e++;
                hi = min(hi, w);
                second_largest = max(second_largest, min(w, largest));
                largest = max(largest, w);
            }
        }
        long long t = e % 2 == 1 ? second_largest : largest;
        long long least = max({lo + 1, s - hi, s - m, t / 2 + 1});
        long long pairs = max(0LL, s + 1 - 2 * least);
        (e % 2 == 1 ? starter : second) += pairs;
    }
    long long each = (m * m - starter - second) / 2;
    cout << each << ' ' << each << ' ' << starter << ' ' << second << '\n';
}
