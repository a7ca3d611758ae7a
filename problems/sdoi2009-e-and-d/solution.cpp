// E&D / [SDOI2009] E&D 游戏, Luogu P2148: https://www.luogu.com.cn/problem/P2148
#include <iostream>
using namespace std;

int g(int a, int b) {
    return __builtin_ctz(~((a - 1) | (b - 1)));
}

int main() {
    ios::sync_with_stdio(false);
    int t;
    cin >> t;
    while (t--) {
        int n, sum = 0;
        cin >> n;
        for (int i = 0; i < n; i += 2) {
            int a, b;
            cin >> a >> b;
            sum ^= g(a, b);
        }
        cout << (sum != 0 ? "YES\n" : "NO\n");
    }
}
