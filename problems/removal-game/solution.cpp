// Removal Game, CSES 1097: https://cses.fi/problemset/task/1097
// Points from both ends of a row, the best difference of each part.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> x(n);
    long long sum = 0;
    for (long long& number : x) {
        std::cin >> number;
        sum += number;
    }
    std::vector<long long> d = x;
    for (int length = 2; length <= n; length++) {
        for (int l = 0; l + length <= n; l++) {
            int r = l + length - 1;
            d[l] = std::max(x[l] - d[l + 1], x[r] - d[l]);
        }
    }
    std::cout << (sum + d[0]) / 2 << '\n';
}
