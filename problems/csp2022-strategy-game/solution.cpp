// Strategy Game / [CSP-S 2022] 策略游戏, Luogu P8818: https://www.luogu.com.cn/problem/P8818
#include <algorithm>
#include <climits>
#include <iostream>
#include <vector>
using namespace std;

const int NONE = INT_MAX;

// rows[k][i]：从 i 起 2^k 个数的最小值 / the least of 2^k numbers from i on
struct Table {
    vector<vector<int>> rows;

    Table(const vector<int>& numbers) {
        rows.push_back(numbers);
        int n = numbers.size();
        for (int half = 1; 2 * half <= n; half *= 2) {
            const vector<int>& last = rows.back();
            vector<int> row(n - 2 * half + 1);
            for (size_t i = 0; i < row.size(); i++) row[i] = min(last[i], last[i + half]);
            rows.push_back(row);
        }
    }

    long long least(int l, int r) const {
        int k = 0;
        while (2 << k <= r - l + 1) k++;
        return min(rows[k][l - 1], rows[k][r - (1 << k)]);
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, m, q;
    cin >> n >> m >> q;
    vector<int> a(n), minus_a(n), from_0(n, NONE), below_0(n, NONE), b(m), minus_b(m);
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        minus_a[i] = -a[i];
        if (a[i] >= 0) from_0[i] = a[i];
        if (a[i] < 0) below_0[i] = -a[i];
    }
    for (int i = 0; i < m; i++) {
        cin >> b[i];
        minus_b[i] = -b[i];
    }
    Table low(a), high(minus_a), right(from_0), left(below_0), low_b(b), high_b(minus_b);
    while (q--) {
        int l1, r1, l2, r2;
        cin >> l1 >> r1 >> l2 >> r2;
        long long s = low_b.least(l2, r2), t = -high_b.least(l2, r2), best = LLONG_MIN;
        long long ends[] = {low.least(l1, r1), -high.least(l1, r1), right.least(l1, r1),
                            -left.least(l1, r1)};
        for (long long x : ends) {
            if (x != NONE && x != -NONE) best = max(best, min(x * s, x * t));
        }
        cout << best << '\n';
    }
}
