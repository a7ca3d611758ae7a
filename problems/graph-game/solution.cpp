// Moving Tokens, AcWing 1319: https://www.acwing.com/problem/content/1321/
// Grundy values on a graph, by recursion with memory.
#include <iostream>
#include <set>
#include <vector>

std::vector<int> next[2001];
std::vector<int> g(2001, -1);  // -1: not found yet

int grundy_value(int x) {
    if (g[x] != -1) return g[x];
    std::set<int> values;
    for (int y : next[x]) values.insert(grundy_value(y));
    int mex = 0;
    while (values.count(mex)) mex++;
    return g[x] = mex;
}

int main() {
    int n, m, k, sum = 0;
    std::cin >> n >> m >> k;
    while (m--) {
        int x, y;
        std::cin >> x >> y;
        next[x].push_back(y);
    }
    while (k--) {
        int x;
        std::cin >> x;
        sum ^= grundy_value(x);
    }
    std::cout << (sum != 0 ? "win" : "lose") << '\n';
}
