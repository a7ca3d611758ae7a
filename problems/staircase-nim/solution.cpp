// Staircase-Nim Game / 台阶-Nim游戏, AcWing 892: https://www.acwing.com/problem/content/894/
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, X = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        int a;
        cin >> a;
        if (i % 2 == 1) X ^= a;
    }
    cout << (X != 0 ? "Yes" : "No") << '\n';
}
