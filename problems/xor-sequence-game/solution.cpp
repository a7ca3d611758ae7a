// XOR Sequence, Luogu P8743: https://www.luogu.com.cn/problem/P8743
// The top bit of the xor of all numbers, and parity.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        std::vector<long long> numbers(n);
        long long x = 0, top = 1;
        for (long long& number : numbers) {
            std::cin >> number;
            x ^= number;
        }
        while (top <= x / 2) top *= 2;
        int ones = 0;
        for (long long number : numbers)
            if (number & top) ones++;
        std::cout << (x == 0 ? 0 : ones == 1 || n % 2 == 1 ? 1 : -1) << '\n';
    }
}
