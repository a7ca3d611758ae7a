// Stone-Taking Game / [GZOI2017] 取石子游戏, Luogu P5675: https://www.luogu.com.cn/problem/P5675
#include <iostream>
#include <vector>
using namespace std;

const int MODULUS = 1000000007;

int main() {
    int n;
    cin >> n;
    vector<int> heaps(n);
    for (int& h : heaps) cin >> h;
    int lost = 0;
    for (int named = 0; named < n; named++) {
        vector<int> count(256);
        count[0] = 1;
        for (int other = 0; other < n; other++) {
            if (other == named) continue;
            vector<int> before = count;
            for (int r = 0; r < 256; r++) {
                count[r] = (before[r] + before[r ^ heaps[other]]) % MODULUS;
            }
        }
        for (int r = heaps[named]; r < 256; r++) lost = (lost + count[r]) % MODULUS;
    }
    cout << lost << '\n';
}
