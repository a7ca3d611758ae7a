// Moving Coins, Luogu P5363: https://www.luogu.com.cn/problem/P5363
// Georgia and Bob, the lost placements counted by halving.
#include <algorithm>
#include <iostream>
#include <vector>

const long long MODULUS = 1000000009;

// D(0), ..., D(e) for k gaps.
std::vector<long long> nim_sums_of_0(int k, int e) {
    std::vector<long long> choose(k + 1), d(e + 1);
    choose[0] = d[0] = 1;
    for (int row = 1; row <= k; row++) {
        for (int j = row; j >= 1; j--) choose[j] += choose[j - 1];
    }
    for (int s = 2; s <= e; s += 2) {
        for (int j = 0; j <= std::min(k, s); j += 2) {
            d[s] = (d[s] + choose[j] * d[(s - j) / 2]) % MODULUS;
        }
    }
    return d;
}

long long with_gaps(std::vector<long long> ways, int gaps) {
    while (gaps--) {
        for (std::size_t s = 1; s < ways.size(); s++) ways[s] = (ways[s] + ways[s - 1]) % MODULUS;
    }
    return ways.back();
}

int main() {
    int n, m;
    std::cin >> n >> m;
    if (m > n) {
        std::cout << "0\n";
        return 0;
    }
    int e = n - m, k = (m + 1) / 2;
    long long all = with_gaps(nim_sums_of_0(0, e), m + 1);
    long long lost = with_gaps(nim_sums_of_0(k, e), m + 1 - k);
    std::cout << (all + MODULUS - lost) % MODULUS << '\n';
}
