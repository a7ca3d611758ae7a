// Another Game / 另一个游戏, CSES 2208: https://cses.fi/problemset/task/2208
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int t;
    cin >> t;
    while (t--) {
        int n, odd = 0;
        cin >> n;
        for (int i = 0; i < n; i++) {
            int heap;
            cin >> heap;
            odd += heap % 2;
        }
        cout << (odd > 0 ? "first\n" : "second\n");
    }
}
