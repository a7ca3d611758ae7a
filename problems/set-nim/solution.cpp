// Set-Nim Game, AcWing 893: https://www.acwing.com/problem/content/895/
// Grundy values by the mex, and their nim-sum.
#include <iostream>
#include <vector>

int main() {
    int k;
    std::cin >> k;
    std::vector<int> set(k);
    for (int& s : set) std::cin >> s;
    std::vector<int> g;
    for (int h = 0; h <= 10000; h++) {
        std::vector<bool> is_marked(k + 1);
        for (int s : set) {
            if (s <= h) is_marked[g[h - s]] = true;
        }
        int mex = 0;
        while (is_marked[mex]) mex++;
        g.push_back(mex);
    }
    int n, x = 0;
    std::cin >> n;
    while (n--) {
        int h;
        std::cin >> h;
        x ^= g[h];
    }
    std::cout << (x != 0 ? "Yes" : "No") << '\n';
}
