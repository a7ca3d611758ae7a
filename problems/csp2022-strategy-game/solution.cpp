// Strategy Game, Luogu P8818: https://www.luogu.com.cn/problem/P8818
// Minimax with one move each, four candidates by range minima.
#include <algorithm>
#include <climits>
#include <iostream>
#include <vector>

using Row = std::vector<long long>;
const long long NONE = LLONG_MAX;  // in place of a number on the other side of 0

// In row k, at place i: the least of 2^k numbers, from the i-th on.
struct Table {
    std::vector<Row> rows;

    explicit Table(const Row& numbers) : rows{numbers} {
        for (size_t half = 1; 2 * half <= numbers.size(); half *= 2) {
            const Row& last = rows.back();
            Row row(numbers.size() - 2 * half + 1);
            for (size_t i = 0; i < row.size(); i++) row[i] = std::min(last[i], last[i + half]);
            rows.push_back(row);
        }
    }

    long long least(int l, int r) const {
        int k = 31 - __builtin_clz(r - l + 1);  // log2 of the length, rounded down
        return std::min(rows[k][l - 1], rows[k][r - (1 << k)]);
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, q;
    std::cin >> n >> m >> q;
    Row a(n), minus_a(n), from_0(n, NONE), below_0(n, NONE), b(m), minus_b(m);
    for (int i = 0; i < n; i++) {
        std::cin >> a[i];
        minus_a[i] = -a[i];
        if (a[i] >= 0) from_0[i] = a[i];
        if (a[i] < 0) below_0[i] = -a[i];
    }
    for (int i = 0; i < m; i++) {
        std::cin >> b[i];
        minus_b[i] = -b[i];
    }
    const Table a_low(a), a_high(minus_a), right(from_0), left(below_0), b_low(b), b_high(minus_b);
    while (q--) {
        int l1, r1, l2, r2;
        std::cin >> l1 >> r1 >> l2 >> r2;
        long long low = b_low.least(l2, r2), high = -b_high.least(l2, r2), best = LLONG_MIN;
        for (long long end : {a_low.least(l1, r1), -a_high.least(l1, r1), right.least(l1, r1),
                              -left.least(l1, r1)}) {
            // A side without numbers gives NONE or -NONE.
            if (end > -NONE && end < NONE) best = std::max(best, std::min(end * low, end * high));
        }
        std::cout << best << '\n';
    }
}
