// Cutting Game, Luogu P10501: https://www.luogu.com.cn/problem/P10501
// Never cut off a strip, a table of Grundy values.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int longest = 200;
    std::vector<std::vector<int>> g(longest + 1, std::vector<int>(longest + 1));
    for (int w = 2; w <= longest; w++) {
        for (int h = 2; h <= w; h++) {
            // Fewer than 400 cuts: values and nim-sums are below 512.
            std::vector<bool> is_met(512);
            for (int c = 2; c <= w - 2; c++) is_met[g[c][h] ^ g[w - c][h]] = true;
            for (int d = 2; d <= h - 2; d++) is_met[g[w][d] ^ g[w][h - d]] = true;
            while (is_met[g[w][h]]) g[w][h]++;
            g[h][w] = g[w][h];
        }
    }
    int w, h;
    while (std::cin >> w >> h) std::cout << (g[w][h] != 0 ? "WIN" : "LOSE") << '\n';
}
