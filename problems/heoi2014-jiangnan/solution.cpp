// Everyone Praises Jiangnan, Luogu P4101: https://www.luogu.com.cn/problem/P4101
// Play lasts as if ⌈n/m⌉ heaps were always left.
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n, m;
        std::cin >> n >> m;
        int k = (n - 1) / m + 1;
        std::cout << ((n - k) % 2 == 1 ? "0\n" : "1\n");
    }
}
