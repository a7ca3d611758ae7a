// Stair Game / 楼梯游戏, CSES 1099: https://cses.fi/problemset/task/1099
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int t;
    cin >> t;
    while (t--) {
        int n, X = 0;
        cin >> n;
        for (int k = 1; k <= n; k++) {
            int p;
            cin >> p;
            if (k % 2 == 0) X ^= p;
        }
        cout << (X != 0 ? "first" : "second") << '\n';
    }
}
