// Arbitrary Nim, AtCoder ARC 168 B: https://atcoder.jp/contests/arc168/tasks/arc168_b
// Equal heaps cancel, then the largest heap minus 1.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, x = 0;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int& heap : heaps) {
        std::cin >> heap;
        x ^= heap;
    }
    if (x != 0) {
        std::cout << "-1\n";
        return 0;
    }
    std::sort(heaps.rbegin(), heaps.rend());
    int i = 0;
    while (i + 1 < n && heaps[i] == heaps[i + 1]) i += 2;
    std::cout << (i < n ? heaps[i] - 1 : 0) << '\n';
}
