// Stones from Both Ends / [ZJOI2009] 取石子游戏, Luogu P2599: https://www.luogu.com.cn/problem/P2599
#include <iostream>
#include <vector>
using namespace std;

int end_heap(int x, int l, int r) {
    if (x == r) return 0;
    if (l <= x && x < r) return x + 1;
    if (r < x && x <= l) return x - 1;
    return x;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int rows;
    cin >> rows;
    while (rows--) {
        int n;
        cin >> n;
        vector<int> row(n), l(n + 1), r(n + 1);
        for (int& heap : row) cin >> heap;
        for (int length = 1; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                int first = row[i], last = row[i + length - 1];
                int new_l = end_heap(last, l[i], r[i]);
                r[i] = end_heap(first, r[i + 1], l[i + 1]);
                l[i] = new_l;
            }
        }
        cout << (l[0] == 0 ? 0 : 1) << '\n';
    }
}
