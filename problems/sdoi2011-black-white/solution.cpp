// Black and White / [SDOI2011] 黑白棋, Luogu P2490: https://www.luogu.com.cn/problem/P2490
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const long long MODULUS = 1000000007;

int main() {
    int n, k, d;
    cin >> n >> k >> d;
    vector<vector<long long>> C(n + 1, vector<long long>(k + 1));
    for (int x = 0; x <= n; x++) {
        C[x][0] = 1;
        for (int y = 1; y <= min(x, k); y++) {
            C[x][y] = (C[x - 1][y - 1] + C[x - 1][y]) % MODULUS;
        }
    }
    int m = k / 2, N = n - k;
    vector<long long> f(N + 1);
    f[0] = 1;
    long long lost = C[N + m][m];
    for (int s = 1; s <= N; s++) {
        for (int c = 0; c <= min(m, s); c += d + 1) {
            if ((s - c) % 2 == 0) f[s] = (f[s] + C[m][c] * f[(s - c) / 2]) % MODULUS;
        }
        lost = (lost + f[s] * C[N - s + m][m]) % MODULUS;
    }
    cout << (C[n][k] + MODULUS - lost) % MODULUS << '\n';
}
