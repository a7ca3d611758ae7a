// Black and White / [2021 CoE-II B] 黑白棋, Luogu P7589: https://www.luogu.com.cn/problem/P7589
#include <cstdlib>
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int cases;
    cin >> cases;
    while (cases--) {
        int n, k, d, X = 0;
        cin >> n >> k >> d;
        while (n--) {
            int y, b, w;
            cin >> y >> b >> w;
            X ^= abs(b - w) - 1;
        }
        cout << (X != 0 ? "Yes" : "No") << '\n';
    }
}
