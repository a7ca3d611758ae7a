// Who Can Win?, Luogu P4136: https://www.luogu.com.cn/problem/P4136
// Cut the board into dominoes.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    while (std::cin >> n && n != 0) {
        std::cout << (n % 2 == 0 ? "Alice\n" : "Bob\n");
    }
}
