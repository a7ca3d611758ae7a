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
        long long basis[60] = {};  // 按最高位存放 / by the highest bit
        bool wins = true;          // 0 方胜 / player 0 wins
        for (int i = n - 1; i >= 0 && wins; i--) {
            long long rest = a[i];
            for (int bit = 59; bit >= 0; bit--) {
                if ((rest >> bit & 1) == 0) continue;
                if (basis[bit] == 0) {
                    if (s[i] == '1') wins = false;
                    basis[bit] = rest;
                    break;
                }
                rest ^= basis[bit];
            }
        }
        cout << (wins ? 0 : 1) << '\n';
    }
}
