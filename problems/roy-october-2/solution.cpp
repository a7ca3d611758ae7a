// Roy & October: Taking Stones II, Luogu P4860: https://www.luogu.com.cn/problem/P4860
// Lost at the multiples of 4.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count;
    std::cin >> count;
    while (count--) {
        int n;
        std::cin >> n;
        std::cout << (n % 4 != 0 ? "October wins!\n" : "Roy wins!\n");
    }
}
