// Stones, Luogu P3210: https://www.luogu.com.cn/problem/P3210
// Peaks merged, pairs at a wall noted by parity, and the rest by size.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, heaps = 0;
    std::cin >> n;
    std::vector<int> row(n);
    long long sum = 0, lead = 0;
    for (int& heap : row) {
        std::cin >> heap;
        heaps += heap > 0;
        sum += heap;
    }
    int sign = heaps % 2 == 1 ? 1 : -1;
    std::vector<long long> open, stack;
    for (int start = 0, end; start <= n; start = end + 1) {
        end = std::find(row.begin() + start, row.end(), 0) - row.begin();
        for (int i = start; i < end; i++) {
            stack.push_back(row[i]);
            for (size_t s; (s = stack.size()) >= 3; stack.resize(s - 2)) {
                long long &x = stack[s - 3], y = stack[s - 2], z = stack[s - 1];
                if (x > y || y < z) break;
                x += z - y;
            }
        }
        if (start == 0) std::reverse(stack.begin(), stack.end());
        if (start == 0 || end == n) {
            // The wall is at the end.
            for (size_t s; (s = stack.size()) >= 2; stack.resize(s - 2)) {
                long long p = stack[s - 2], q = stack[s - 1];
                if (p > q) break;
                lead += sign * (q - p);
            }
        }
        open.insert(open.end(), stack.begin(), stack.end());
        stack.clear();
    }
    std::sort(open.begin(), open.end(), std::greater<long long>());
    for (size_t turn = 0; turn < open.size(); turn++) lead += turn % 2 == 0 ? open[turn] : -open[turn];
    std::cout << (sum + lead) / 2 << ' ' << (sum - lead) / 2 << '\n';
}
