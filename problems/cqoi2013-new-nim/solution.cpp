// New Nim, Luogu P4301: https://www.luogu.com.cn/problem/P4301
// Keep independent heaps, from the largest down, by an XOR basis.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int k;
    std::cin >> k;
    std::vector<int> heaps(k);
    for (int& h : heaps) std::cin >> h;
    std::sort(heaps.rbegin(), heaps.rend());
    int v[30] = {};
    long long taken_away = 0;
    for (int h : heaps) {
        int r = h;
        for (int p = 29; p >= 0; p--) {
            if (!(r >> p & 1)) continue;
            if (v[p] == 0) {
                v[p] = r;
                break;
            }
            r ^= v[p];
        }
        if (r == 0) taken_away += h;
    }
    std::cout << taken_away << '\n';
}
