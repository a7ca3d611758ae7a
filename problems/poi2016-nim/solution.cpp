// Nim with a Hindrance / [POI 2016] Nim z utrudnieniem, Luogu P5970: https://www.luogu.com.cn/problem/P5970
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>
using namespace std;

const int MODULUS = 1000000007;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, d;
    cin >> n >> d;
    vector<int> heaps(n);
    for (int& h : heaps) cin >> h;
    sort(heaps.begin(), heaps.end());
    vector<array<int, 10>> S(1 << 20);
    S[0][0] = 1;
    int t = 1, X = 0;
    for (int h : heaps) {
        while (2 * t <= h) t *= 2;
        for (int r = 0; r < t; r++) {
            array<int, 10> left = S[r], right = S[r ^ h];
            for (int j = 0; j < d; j++) {
                int less = j == 0 ? d - 1 : j - 1;
                S[r][j] = (left[j] + right[less]) % MODULUS;
                S[r ^ h][j] = (right[j] + left[less]) % MODULUS;
            }
        }
        X ^= h;
    }
    int all = n % d == 0 ? 1 : 0;
    cout << (S[X][0] + MODULUS - all) % MODULUS << '\n';
}
