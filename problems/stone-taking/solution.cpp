// Stone-Taking Game with m Heaps / 取(m堆)石子游戏, HDU 2176: https://acm.hdu.edu.cn/showproblem.php?pid=2176
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int m;
    while (cin >> m && m != 0) {
        vector<int> heaps(m);
        int X = 0;
        for (int i = 0; i < m; i++) {
            cin >> heaps[i];
            X ^= heaps[i];
        }
        cout << (X == 0 ? "No\n" : "Yes\n");
        for (int i = 0; i < m; i++) {
            int h = heaps[i];
            if ((h ^ X) < h) cout << h << ' ' << (h ^ X) << '\n';
        }
    }
}
