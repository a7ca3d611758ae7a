// Choosing Carrot, Codeforces 794E: https://codeforces.com/problemset/problem/794/E
// The last one of a row, keeping to the middle.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> a(n + 1), even(n + 2), odd(n + 2);
    for (int i = 1; i <= n; i++) std::cin >> a[i];
    for (int i = 1; i <= n; i++) {
        int h = std::min(i, n - i + 1);
        even[h] = std::max(even[h], a[i]);
    }
    for (int i = 1; i < n; i++) {
        int h = std::min(i, n - i);
        odd[h] = std::max(odd[h], std::min(a[i], a[i + 1]));
    }
    for (int h = n - 1; h >= 1; h--) {
        even[h] = std::max(even[h], even[h + 1]);
        odd[h] = std::max(odd[h], odd[h + 1]);
    }
    for (int m = n; m >= 1; m--) {
        int h = m / 2;
        std::cout << (m == 1 ? even[1] : m % 2 == 0 ? even[h] : odd[h]) << ' ';
    }
    std::cout << '\n';
}
