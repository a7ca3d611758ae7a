// Advance or Eat, AtCoder ABC 229 H: https://atcoder.jp/contests/abc229/tasks/abc229_h
// A game for two sides as a number of free moves.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

const long long ONE = 1LL << 36;  // a free move, in the units of the values
std::map<std::string, long long> known;

// The simplest number strictly between a and b.
long long simplest(long long a, long long b) {
    if (a < 0 && 0 < b) return 0;
    if (a < 0) return -simplest(-b, -a);
    long long unit = ONE;
    while ((a / unit + 1) * unit >= b) unit /= 2;
    return (a / unit + 1) * unit;
}

long long value(const std::string& column) {
    auto found = known.find(column);
    if (found != known.end()) return found->second;
    long long a = -64 * ONE, b = 64 * ONE;  // beyond all values: no bound
    for (std::size_t i = 0; i < column.size(); i++) {
        if (column[i] == '.') continue;
        std::string after = column;
        after[i] = '.';
        if (column[i] == 'B') a = std::max(a, value(after));
        if (column[i] == 'W') b = std::min(b, value(after));
        if (i == 0 || column[i - 1] != '.') continue;
        after[i - 1] = column[i];
        if (column[i] == 'W') a = std::max(a, value(after));
        if (column[i] == 'B') b = std::min(b, value(after));
    }
    return known[column] = simplest(a, b);
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> columns(n);
    for (int i = 0; i < n; i++) {
        std::string row;
        std::cin >> row;
        for (int j = 0; j < n; j++) columns[j] += row[j];
    }
    long long sum = 0;
    for (const std::string& column : columns) sum += value(column);
    std::cout << (sum > 0 ? "Takahashi\n" : "Snuke\n");
}
