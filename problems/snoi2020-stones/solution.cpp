// Taking Stones, Luogu P6791: https://www.luogu.com.cn/problem/P6791
// Fibonacci Nim, the lost heaps counted.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<long long> f = {1, 2};
    while (f.back() <= 1000000000000000000) f.push_back(f[f.size() - 2] + f.back());
    int questions;
    std::cin >> questions;
    while (questions--) {
        long long k, n;
        std::cin >> k >> n;
        int s = 0;
        while (f[s] <= k) s++;
        long long rest = n - 1, lost = 1;
        for (int i = f.size() - 1; i >= s; i--) {
            if (f[i] <= rest) {
                rest -= f[i];
                lost += f[i - s];
            }
        }
        std::cout << n - lost << '\n';
    }
}
