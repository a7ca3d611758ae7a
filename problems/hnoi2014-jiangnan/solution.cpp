// Jiangnan, Luogu P3235: https://www.luogu.com.cn/problem/P3235
// Equal splits, Grundy values by blocks of one quotient.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> g;  // the values of 0, 1, 2, ... stones, as far as they are needed
int seen[1 << 17];   // seen[v] = x: a move from x stones leaves the value v

int value(int x) {
    for (int first = 2, last; first <= x; first = last + 1) {
        last = x / (x / first);
        for (int m = first; m <= std::min(last, first + 1); m++) {
            int q = x / m, r = x % m;
            int larger = r % 2 == 1 ? g[q + 1] : 0;
            int smaller = (m - r) % 2 == 1 ? g[q] : 0;
            seen[larger ^ smaller] = x;
        }
    }
    int mex = 0;
    while (seen[mex] == x) mex++;
    return mex;
}

int main() {
    int t, f;
    std::cin >> t >> f;
    while (t--) {
        int n, sum = 0;
        std::cin >> n;
        while (n--) {
            int heap;
            std::cin >> heap;
            for (int x = g.size(); x <= heap; x++) g.push_back(x < f ? 0 : value(x));
            sum ^= g[heap];
        }
        std::cout << (sum != 0) << (t > 0 ? ' ' : '\n');
    }
}
