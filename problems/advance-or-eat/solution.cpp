// Advance or Eat / 前进或吃子, AtCoder ABC 229 H: https://atcoder.jp/contests/abc229/tasks/abc229_h
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

const long long ONE = 1LL << 36;  // 一步 / one move
map<string, long long> known;

// 严格在 a、b 之间的最简单的数 / the simplest number between a and b
long long simplest(long long a, long long b) {
    if (a < 0 && 0 < b) return 0;
    if (a < 0) return -simplest(-b, -a);
    long long unit = ONE;
    while ((a / unit + 1) * unit >= b) unit /= 2;
    return (a / unit + 1) * unit;
}

long long value(const string& column) {
    auto found = known.find(column);
    if (found != known.end()) return found->second;
    long long a = -64 * ONE, b = 64 * ONE;  // 无界 / no bound
    for (size_t i = 0; i < column.size(); i++) {
        if (column[i] == '.') continue;
        string after = column;
        after[i] = '.';
        if (column[i] == 'B') a = max(a, value(after));
        if (column[i] == 'W') b = min(b, value(after));
        if (i == 0 || column[i - 1] != '.') continue;
        after[i - 1] = column[i];
        if (column[i] == 'W') a = max(a, value(after));
        if (column[i] == 'B') b = min(b, value(after));
    }
    return known[column] = simplest(a, b);
}

int main() {
    int n;
    cin >> n;
    vector<string> columns(n);
    for (int i = 0; i < n; i++) {
        string row;
        cin >> row;
        for (int j = 0; j < n; j++) columns[j] += row[j];
    }
    long long sum = 0;
    for (const string& column : columns) sum += value(column);
    cout << (sum > 0 ? "Takahashi\n" : "Snuke\n");
}
