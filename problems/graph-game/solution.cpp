// Moving Tokens / 移棋子游戏, AcWing 1319: https://www.acwing.com/problem/content/1321/
#include <iostream>
#include <set>
#include <vector>
using namespace std;

vector<int> out[2001];
vector<int> g(2001, -1);  // -1：未求 / -1: not known yet

int grundy_value(int x) {
    if (g[x] != -1) return g[x];
    set<int> values;
    for (int y : out[x]) values.insert(grundy_value(y));
    int mex = 0;
    while (values.count(mex)) mex++;
    return g[x] = mex;
}

int main() {
    int n, m, k, sum = 0;
    cin >> n >> m >> k;
    while (m--) {
        int x, y;
        cin >> x >> y;
        out[x].push_back(y);
    }
    while (k--) {
        int x;
        cin >> x;
        sum ^= grundy_value(x);
    }
    cout << (sum != 0 ? "win" : "lose") << '\n';
}
