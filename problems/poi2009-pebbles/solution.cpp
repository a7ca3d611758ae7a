// Pebbles / [POI 2009] KAM-Pebbles, Luogu P3480: https://www.luogu.com.cn/problem/P3480
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int u;
    cin >> u;
    while (u--) {
        int n, X = 0;
        cin >> n;
        vector<int> a(n + 1);
        for (int i = 1; i <= n; i++) cin >> a[i];
        for (int i = n; i >= 1; i -= 2) X ^= a[i] - a[i - 1];
        cout << (X != 0 ? "TAK" : "NIE") << '\n';
    }
}
