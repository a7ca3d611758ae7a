// Candy Piles / 糖果堆, AtCoder AGC 002 E: https://atcoder.jp/contests/agc002/tasks/agc002_e
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<int> a(n);
    for (int& x : a) cin >> x;
    sort(a.rbegin(), a.rend());
    int i = 1;
    while (i < n && a[i] > i) i++;
    int u = a[i - 1] - i, r = 0;
    while (i + r < n && a[i + r] >= i) r++;
    cout << (u % 2 == 1 || r % 2 == 1 ? "First\n" : "Second\n");
}
