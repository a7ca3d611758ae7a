// Nim Game II / Nim 游戏 II, CSES 1098: https://cses.fi/problemset/task/1098
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
            int x;
            cin >> x;
            X ^= x % 4;
        }
        cout << (X != 0 ? "first\n" : "second\n");
    }
}
