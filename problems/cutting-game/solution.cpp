// Cutting Game / 剪纸游戏, Luogu P10501: https://www.luogu.com.cn/problem/P10501
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    const int longest = 200;
    vector<vector<int>> g(longest + 1, vector<int>(longest + 1));
    for (int w = 2; w <= longest; w++) {
        for (int h = 2; h <= w; h++) {
            vector<bool> is_met(512);
            for (int c = 2; c <= w - 2; c++) is_met[g[c][h] ^ g[w - c][h]] = true;
            for (int d = 2; d <= h - 2; d++) is_met[g[w][d] ^ g[w][h - d]] = true;
            while (is_met[g[w][h]]) g[w][h]++;
            g[h][w] = g[w][h];
        }
    }
    int w, h;
    while (cin >> w >> h) cout << (g[w][h] != 0 ? "WIN" : "LOSE") << '\n';
}
