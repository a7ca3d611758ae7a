// Playing with String, Codeforces 305E: https://codeforces.com/problemset/problem/305/E
// Centres in a row, Dawson's chess, a table of Grundy values.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

std::vector<int> d;

int after_cut(int m, int k) { return d[std::max(k - 2, 0)] ^ d[std::max(m - k - 1, 0)]; }

int main() {
    std::string word;
    std::cin >> word;
    int n = word.size();
    d.resize(n + 1);
    for (int m = 1; m <= n; m++) {
        std::vector<bool> is_left(m + 1);  // the mex is at most m
        for (int k = 1; k <= m; k++) {
            int value = after_cut(m, k);
            if (value <= m) is_left[value] = true;
        }
        while (is_left[d[m]]) d[m]++;
    }
    std::vector<std::pair<int, int>> runs;  // the first centre and the length
    int m = 0, x = 0;
    for (int i = 2; i <= n; i++) {
        if (i < n && word[i - 2] == word[i]) {
            m++;
        } else {
            runs.push_back({i - m, m});
            x ^= d[m];
            m = 0;
        }
    }
    for (auto [start, m] : runs) {
        for (int k = 1; k <= m; k++) {
            if ((x ^ d[m] ^ after_cut(m, k)) == 0) {
                std::cout << "First\n" << start + k - 1 << '\n';
                return 0;
            }
        }
    }
    std::cout << "Second\n";
}
