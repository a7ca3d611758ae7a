// World of Darkraft, Codeforces 138D: https://codeforces.com/problemset/problem/138/D
#include <cstring>
#include <iostream>
#include <set>
#include <string>
using namespace std;

int n, m;
string s[20];
int g[42][42][42][42];

// u = i + j + 1, v = i - j + m: a < u < b, c < v < d
int value(int colour, int a, int b, int c, int d) {
    int& result = g[a][b][c][d];
    if (result >= 0) return result;
    set<int> options;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            int u = i + j + 1, v = i - j + m;
            if (u % 2 != colour || u <= a || u >= b || v <= c || v >= d) continue;
            int x;
            if (s[i][j] == 'L') {
                x = value(colour, a, u, c, d) ^ value(colour, u, b, c, d);
            } else if (s[i][j] == 'R') {
                x = value(colour, a, b, c, v) ^ value(colour, a, b, v, d);
            } else {
                x = value(colour, a, u, c, v) ^ value(colour, a, u, v, d);
                x ^= value(colour, u, b, c, v) ^ value(colour, u, b, v, d);
            }
            options.insert(x);
        }
    }
    result = 0;
    while (options.count(result)) result++;
    return result;
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> s[i];
    int total = 0;
    for (int colour = 0; colour < 2; colour++) {
        memset(g, -1, sizeof g);
        total ^= value(colour, 0, n + m, 0, n + m);
    }
    cout << (total != 0 ? "WIN" : "LOSE") << '\n';
}
