// Fibonacci Nim, Luogu P6487: https://www.luogu.com.cn/problem/P6487
// The least part of the Zeckendorf representation.
#include <iostream>
#include <vector>

int main() {
    long long n;
    std::cin >> n;
    std::vector<long long> f = {1, 2};
    while (f.back() < n) f.push_back(f[f.size() - 2] + f.back());
    long long part = 0;
    for (int i = f.size() - 1; i >= 0; i--) {
        if (f[i] <= n) {
            n -= f[i];
            part = f[i];
        }
    }
    std::cout << part << '\n';
}
