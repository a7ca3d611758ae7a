// Constrained Nim 2 / 受限 Nim 2, AtCoder ABC 297 G: https://atcoder.jp/contests/abc297/tasks/abc297_g
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, L, R, X = 0;
    cin >> n >> L >> R;
    while (n--) {
        int x;
        cin >> x;
        X ^= x % (L + R) / L;
    }
    cout << (X != 0 ? "First" : "Second") << '\n';
}
