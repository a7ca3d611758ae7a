// Hide-and-Seek beyond the Unconscious / 无意识之外的捉迷藏, Luogu P4232: https://www.luogu.com.cn/problem/P4232
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>
using namespace std;

using Row = vector<double>;

// 矩阵博弈的值，单纯形法 / the value of a matrix game, by the simplex method
double value(vector<Row> rows) {
    int n = rows.size(), m = rows[0].size();
    for (int i = 0; i < n; i++) {
        rows[i].resize(m + n + 1);
        rows[i][m + i] = rows[i][m + n] = 1;
    }
    rows.push_back(Row(m + n + 1));
    for (int j = 0; j < m; j++) rows[n][j] = -1;
    vector<int> solved(n);
    for (int i = 0; i < n; i++) solved[i] = m + i;
    while (true) {
        int j = 0, tight = -1;
        while (j < m + n && rows[n][j] >= -1e-9) j++;
        if (j == m + n) return 1 / rows[n][m + n];
        for (int i = 0; i < n; i++) {
            if (rows[i][j] <= 1e-9) continue;
            double bound = rows[i][m + n] / rows[i][j], gap = -1;
            if (tight >= 0) gap = bound - rows[tight][m + n] / rows[tight][j];
            if (gap < -1e-12 || (gap < 1e-12 && solved[i] < solved[tight])) tight = i;
        }
        solved[tight] = j;
        double pivot = rows[tight][j];
        for (double& entry : rows[tight]) entry /= pivot;
        for (int i = 0; i <= n; i++) {
            double times = rows[i][j];
            if (i == tight || times == 0) continue;
            for (int c = 0; c <= m + n; c++) rows[i][c] -= times * rows[tight][c];
        }
    }
}

int main() {
    int n, m, r, k, t;
    cin >> n >> m >> r >> k >> t;
    vector<vector<int>> ways(n + 1);
    for (int v = 1; v <= n; v++) ways[v] = {v};
    while (m--) {
        int a, b;
        cin >> a >> b;
        ways[a].push_back(b);
    }
    vector<Row> f(n + 1, Row(n + 1, t + 1));
    for (int v = 1; v <= n; v++) f[v][v] = t;
    for (int s = t - 1; s >= 0; s--) {
        vector<Row> later = f;
        for (int u = 1; u <= n; u++) {
            for (int v = 1; v <= n; v++) {
                vector<Row> rows(ways[u].size());
                for (size_t i = 0; i < rows.size(); i++) {
                    for (int b : ways[v]) rows[i].push_back(later[ways[u][i]][b]);
                }
                f[u][v] = u == v ? s : value(rows);
            }
        }
    }
    printf("%.3f\n", f[r][k] + 1e-10);
}
