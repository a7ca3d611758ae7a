// Roy & October: Taking Stones, Luogu P4018: https://www.luogu.com.cn/problem/P4018
// Lost at the multiples of 6.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count;
    std::cin >> count;
    while (count--) {
        int n;
        std::cin >> n;
        std::cout << (n % 6 != 0 ? "October wins!\n" : "Roy wins!\n");
    }
}
