// Choosing Carrot / 选胡萝卜, Codeforces 794E: https://codeforces.com/problemset/problem/794/E
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n;
    cin >> n;
    vector<int> a(n + 1), even(n + 2), odd(n + 2);
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int i = 1; i <= n; i++) {
        int h = min(i, n - i + 1);
        even[h] = max(even[h], a[i]);
    }
    for (int i = 1; i < n; i++) {
        int h = min(i, n - i);
        odd[h] = max(odd[h], min(a[i], a[i + 1]));
    }
    for (int h = n - 1; h >= 1; h--) {
        even[h] = max(even[h], even[h + 1]);
        odd[h] = max(odd[h], odd[h + 1]);
    }
    odd[0] = even[1];  // m = 1
    for (int m = n; m >= 1; m--) cout << (m % 2 == 0 ? even : odd)[m / 2] << ' ';
    cout << '\n';
}
