// Playing with String / 玩字符串, Codeforces 305E: https://codeforces.com/problemset/problem/305/E
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

vector<int> D;

int after_cut(int m, int k) { return D[max(k - 2, 0)] ^ D[max(m - k - 1, 0)]; }

int main() {
    string word;
    cin >> word;
    int n = word.size();
    D.resize(n + 1);
    for (int m = 1; m <= n; m++) {
        vector<bool> is_left(m + 1);
        for (int k = 1; k <= m; k++) {
            int value = after_cut(m, k);
            if (value <= m) is_left[value] = true;
        }
        while (is_left[D[m]]) D[m]++;
    }
    vector<pair<int, int>> runs;  // 起点，长度 / first centre, length
    int m = 0, X = 0;
    for (int i = 2; i <= n; i++) {
        if (i < n && word[i - 2] == word[i]) {
            m++;
        } else {
            runs.push_back({i - m, m});
            X ^= D[m];
            m = 0;
        }
    }
    for (auto [start, m] : runs) {
        for (int k = 1; k <= m; k++) {
            if ((X ^ D[m] ^ after_cut(m, k)) == 0) {
                cout << "First\n" << start + k - 1 << '\n';
                return 0;
            }
        }
    }
    cout << "Second\n";
}
