// Wythoff's Game, Luogu P2252: https://www.luogu.com.cn/problem/P2252
// Pairs along the golden ratio, decided in integers.
#include <iostream>
#include <utility>

int main() {
    long long a, b;
    std::cin >> a >> b;
    if (a > b) std::swap(a, b);
    long long k = b - a;
    bool is_lost = false;
    if (2 * a >= k) {
        long long low = 2 * a - k;
        is_lost = low * low <= 5 * k * k && 5 * k * k < (low + 2) * (low + 2);
    }
    std::cout << (is_lost ? 0 : 1) << '\n';
}
