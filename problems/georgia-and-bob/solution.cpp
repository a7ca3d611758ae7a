// Georgia and Bob, Luogu P10507: https://www.luogu.com.cn/problem/P10507
// Pairs of men from the right, staircase Nim on the gaps.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    while (cases--) {
        int n, x = 0;
        std::cin >> n;
        std::vector<int> s(n + 1);
        for (int i = 1; i <= n; i++) std::cin >> s[i];
        std::sort(s.begin(), s.end());
        for (int i = n; i >= 1; i -= 2) x ^= s[i] - s[i - 1] - 1;
        std::cout << (x != 0 ? "Georgia will win" : "Bob will win") << '\n';
    }
}
