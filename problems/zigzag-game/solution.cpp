// Zigzag Game, Codeforces 1147F: https://codeforces.com/problemset/problem/1147/F
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n;
        cin >> n;
        vector<vector<int>> weight(n, vector<int>(n));
        for (auto& row : weight) {
            for (int& w : row) cin >> w;
        }
        cout << 'B' << endl;
        char letter;
        int vertex;
        cin >> letter >> vertex;
        bool starts_left = vertex <= n;
        // s 喜欢小的，t 喜欢大的 / s likes small numbers, t large ones
        vector<vector<int>> w(n, vector<int>(n));
        for (int s = 0; s < n; s++) {
            for (int t = 0; t < n; t++) {
                w[s][t] = starts_left ? weight[s][t] : weight[t][s];
                if (letter == 'D') w[s][t] = -w[s][t];
            }
        }
        vector<vector<int>> to_ask(n);
        vector<int> row_of(n, -1), free_ones;
        for (int s = 0; s < n; s++) {
            for (int t = 0; t < n; t++) to_ask[s].push_back(t);
            sort(to_ask[s].begin(), to_ask[s].end(), [&](int t, int u) { return w[s][t] > w[s][u]; });
            free_ones.push_back(s);
        }
        while (!free_ones.empty()) {
            int s = free_ones.back(), t = to_ask[s].back();
            to_ask[s].pop_back();
            if (row_of[t] >= 0 && w[row_of[t]][t] > w[s][t]) continue;
            free_ones.pop_back();
            if (row_of[t] >= 0) free_ones.push_back(row_of[t]);
            row_of[t] = s;
        }
        vector<int> partner(n);
        for (int t = 0; t < n; t++) partner[row_of[t]] = t;
        while (vertex > 0) {
            cout << partner[(vertex - 1) % n] + 1 + (starts_left ? n : 0) << endl;
            cin >> vertex;
        }
    }
}
