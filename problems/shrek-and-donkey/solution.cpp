// Help Shrek and Donkey, Codeforces 98E: https://codeforces.com/problemset/problem/98/E
#include <algorithm>
#include <iomanip>
#include <iostream>
using namespace std;

double f[1001][1001];

int main() {
    int m, n;
    cin >> m >> n;
    int most = max(m, n);
    for (int sum = 0; sum <= m + n; sum++) {
        for (int a = max(0, sum - most); a <= min(sum, most); a++) {
            int b = sum - a;
            double e = 1.0 / (b + 1);
            if (a == 0 || b == 0) {
                f[a][b] = e;
                continue;
            }
            double w = f[b][a - 1], believed = (1 - e) * (1 - f[b - 1][a]);
            f[a][b] = (e + w * believed) / (e + w);
        }
    }
    cout << setprecision(12) << f[m][n] << ' ' << 1 - f[m][n] << endl;
}
