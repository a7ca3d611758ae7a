// Array Game / [HAOI2015] 数组游戏, Luogu P3179: https://www.luogu.com.cn/problem/P3179
#include <iostream>
#include <vector>
using namespace std;

int n, root;
vector<int> small_g, large_g, seen;  // G(m), m <= root; G(n / x)

int& G(int m) { return m <= root ? small_g[m] : large_g[n / m]; }

void compute(int m) {
    // seen[v] == m：从 m 走一步能得到 v / a move from m leaves v
    seen[0] = m;
    int s = 0;
    for (int i = 2, end; i <= m; i = end + 1) {
        int v = m / i;
        end = m / v;
        seen[s ^ G(v)] = m;
        if ((end - i) % 2 == 0) s ^= G(v);
    }
    int mex = 0;
    while (seen[mex] == m) mex++;
    G(m) = mex;
}

int main() {
    int rows;
    cin >> n >> rows;
    while ((root + 1) * (root + 1) <= n) root++;
    small_g.resize(root + 1);
    large_g.resize(root + 1);
    seen.resize(1 << 16);
    for (int m = 1; m <= root; m++) compute(m);
    for (int x = n / (root + 1); x >= 1; x--) compute(n / x);
    while (rows--) {
        int w, X = 0;
        cin >> w;
        while (w--) {
            int x;
            cin >> x;
            X ^= G(n / x);
        }
        cout << (X != 0 ? "Yes\n" : "No\n");
    }
}
