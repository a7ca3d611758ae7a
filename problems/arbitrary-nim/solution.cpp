// Arbitrary Nim / 任意 Nim, AtCoder ARC 168 B: https://atcoder.jp/contests/arc168/tasks/arc168_b
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, X = 0;
    cin >> n;
    vector<int> a(n);
    for (int& h : a) {
        cin >> h;
        X ^= h;
    }
    if (X != 0) {
        cout << "-1\n";
        return 0;
    }
    sort(a.rbegin(), a.rend());
    int i = 0;
    while (i + 1 < n && a[i] == a[i + 1]) i += 2;
    cout << (i < n ? a[i] - 1 : 0) << '\n';
}
