// New Nim / [CQOI2013] 新Nim游戏, Luogu P4301: https://www.luogu.com.cn/problem/P4301
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int k;
    cin >> k;
    vector<int> heaps(k);
    for (int& h : heaps) cin >> h;
    sort(heaps.rbegin(), heaps.rend());
    int v[30] = {};
    long long taken_away = 0;
    for (int h : heaps) {
        int r = h;
        for (int p = 29; p >= 0; p--) {
            if (!(r >> p & 1)) continue;
            if (v[p] == 0) {
                v[p] = r;
                break;
            }
            r ^= v[p];
        }
        if (r == 0) taken_away += h;
    }
    cout << taken_away << '\n';
}
