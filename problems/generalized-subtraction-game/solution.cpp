// Generalized Subtraction Game, AtCoder ABC 278 G: https://atcoder.jp/contests/abc278/tasks/abc278_g
// The first take is in the middle, then mirror; if there is no such take, Grundy values.
#include <iostream>
#include <tuple>
#include <utility>
#include <vector>

int n, l, r;
std::vector<int> g;
std::vector<bool> gone;

// Which l cards to take so that the nim-sum of all rows becomes 0; {0, 0} if there are none.
std::pair<int, int> balance() {
    std::vector<std::pair<int, int>> rows;
    int nim_sum = 0;
    for (int x = 1, start = 1; x <= n + 1; x++) {
        if (x <= n && !gone[x]) continue;
        rows.push_back({start, x - start});
        nim_sum ^= g[x - start];
        start = x + 1;
    }
    for (auto [start, m] : rows) {
        for (int i = 0; i <= m - l; i++) {
            if ((g[i] ^ g[m - l - i] ^ g[m]) == nim_sum) return {start + i, l};
        }
    }
    return {0, 0};
}

void take(int x, int y) {
    for (int card = x; card < x + y; card++) gone[card] = true;
}

int main() {
    std::cin >> n >> l >> r;
    g.assign(n + 1, 0);
    gone.assign(n + 2, false);
    for (int m = l; m <= n; m++) {
        std::vector<bool> seen(2 * n + 1);
        for (int i = 0; i <= m - l; i++) {
            seen[g[i] ^ g[m - l - i]] = true;
        }
        while (seen[g[m]]) g[m]++;
    }
    int middle = l + (n - l) % 2;
    bool mirrors = middle <= r;
    auto [x, y] = mirrors ? std::make_pair((n - middle) / 2 + 1, middle) : balance();
    std::cout << (x > 0 ? "First" : "Second") << std::endl;
    while (true) {
        if (x > 0) {
            take(x, y);
            std::cout << x << ' ' << y << std::endl;
        }
        int a, b;
        std::cin >> a >> b;
        if (a <= 0) return 0;
        take(a, b);
        std::tie(x, y) = mirrors ? std::make_pair(n + 2 - a - b, b) : balance();
    }
}
