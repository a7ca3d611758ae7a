// Nim Game / 【模板】Nim 游戏, Luogu P2197: https://www.luogu.com.cn/problem/P2197
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int cases;
    cin >> cases;
    while (cases--) {
        int n, X = 0;
        cin >> n;
        while (n--) {
            int h;
            cin >> h;
            X ^= h;
        }
        cout << (X != 0 ? "Yes\n" : "No\n");
    }
}
