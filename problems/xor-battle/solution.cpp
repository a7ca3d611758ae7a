// Xor Battle, AtCoder AGC 045 A: https://atcoder.jp/contests/agc045/tasks/agc045_a
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int T;
    cin >> T;
    while (T--) {
        int n;
        cin >> n;
        vector<long long> a(n);
        for (auto& number : a) cin >> number;
        string s;
        cin >> s;
        long long v[60] = {};  // 线性基 / XOR basis
        bool wins = true;      // 0 号必胜 / player 0 wins
        for (int i = n - 1; i >= 0 && wins; i--) {
            long long r = a[i];
            for (int p = 59; p >= 0; p--) {
                if ((r >> p & 1) == 0) continue;
                if (v[p] == 0) {
                    if (s[i] == '1') wins = false;
                    v[p] = r;
                    break;
                }
                r ^= v[p];
            }
        }
        cout << (wins ? 0 : 1) << '\n';
    }
}
