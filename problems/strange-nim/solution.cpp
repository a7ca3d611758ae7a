// Strange Nim / 奇怪的 Nim, AtCoder ARC 091 F: https://atcoder.jp/contests/arc091/tasks/arc091_d
#include <iostream>
using namespace std;

int grundy_value(int x, int k) {
    while (x % k > 0) {
        int q = x / k, r = x % k;
        int steps = (r + q) / (q + 1);  // ⌈r / (q + 1)⌉
        x -= steps * (q + 1);
    }
    return x / k;
}

int main() {
    int n, X = 0;
    cin >> n;
    while (n--) {
        int a, k;
        cin >> a >> k;
        X ^= grundy_value(a, k);
    }
    cout << (X != 0 ? "Takahashi" : "Aoki") << '\n';
}
