// Deque Game, AtCoder ARC 116 F: https://atcoder.jp/contests/arc116/tasks/arc116_f
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int k;
    cin >> k;
    vector<vector<int>> rows(k);
    int e = 0;
    for (auto& row : rows) {
        int n;
        cin >> n;
        row.resize(n);
        for (int& x : row) cin >> x;
        if (n % 2 == 0) e++;
    }
    // 正中为 row[middle] 的奇数行的值 / the value of the odd row with this middle
    auto value = [&](const vector<int>& row, int middle) {
        int c = row[middle];
        if (row.size() <= 2) return c;  // 只有一个数 / a row of one number
        int b = row[middle - 1], d = row[middle + 1];
        return e % 2 == 0 ? min(c, max(b, d)) : max(c, min(b, d));
    };
    long long sum = 0;
    vector<pair<int, int>> choices;  // 差与较大的值 / the difference and the larger value
    for (auto& row : rows) {
        int h = row.size() / 2;
        if (row.size() % 2 == 1) {
            sum += value(row, h);
        } else {
            auto [lo, hi] = minmax({value(row, h - 1), value(row, h)});
            choices.push_back({hi - lo, hi});
        }
    }
    sort(choices.rbegin(), choices.rend());
    for (size_t i = 0; i < choices.size(); i++) {
        sum += choices[i].second - (i % 2 == 0 ? 0 : choices[i].first);
    }
    cout << sum << '\n';
}
