// Taking Matches / 取火柴游戏, Luogu P1247: https://www.luogu.com.cn/problem/P1247
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int k;
    cin >> k;
    vector<int> h(k);
    int X = 0;
    for (int& heap : h) {
        cin >> heap;
        X ^= heap;
    }
    for (int i = 0; i < k; i++) {
        int rest = h[i] ^ X;
        if (rest < h[i]) {
            cout << h[i] - rest << ' ' << i + 1 << '\n';
            h[i] = rest;
            for (int heap : h) cout << heap << ' ';
            cout << '\n';
            return 0;
        }
    }
    cout << "lose\n";
}
