// Coin Game / [SDOI2016] 硬币游戏, Luogu P4077: https://www.luogu.com.cn/problem/P4077
#include <iostream>
#include <set>
using namespace std;

int g[15][10];

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int cases;
    cin >> cases;
    while (cases--) {
        int n, maxq;
        cin >> n >> maxq;
        for (int a = 0; a < 15; a++) {
            for (int b = 0; b < 10; b++) {
                set<int> seen;
                for (int p = 1; p <= a; p++) {
                    for (int q = 1, s = 0; q <= maxq && p * q <= a; q++) {
                        seen.insert(s ^= g[a - p * q][b]);
                    }
                }
                for (int p = 1; p <= b; p++) {
                    for (int q = 1, s = 0; q <= maxq && p * q <= b; q++) {
                        seen.insert(s ^= g[a][b - p * q]);
                    }
                }
                g[a][b] = 0;
                while (seen.count(g[a][b])) g[a][b]++;
            }
        }
        int X = 0;
        for (int i = 1; i <= n; i++) {
            int face, x = i, a = 0, b = 0;
            cin >> face;
            for (; x % 2 == 0; x /= 2) a++;
            for (; x % 3 == 0; x /= 3) b++;
            if (face == 0) X ^= g[a][b];
        }
        cout << (X != 0 ? "win" : "lose") << '\n';
    }
}
