// Masters' Duel / 高手过招, Luogu P2575: https://www.luogu.com.cn/problem/P2575
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int cases;
    cin >> cases;
    while (cases--) {
        int n, X = 0;
        cin >> n;
        while (n--) {
            bool has_piece[21] = {};
            int m;
            cin >> m;
            while (m--) {
                int column;
                cin >> column;
                has_piece[column] = true;
            }
            int b[21] = {}, j = 0;
            for (int column = 20; column >= 1; column--) {
                if (has_piece[column]) b[j]++;
                else j++;
            }
            for (j = 1; j <= 20; j += 2) X ^= b[j];
        }
        cout << (X != 0 ? "YES" : "NO") << '\n';
    }
}
