// Yet Another Number Game, Codeforces 282D: https://codeforces.com/problemset/problem/282/D
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    int X = 0;
    for (int &x : a) {
        cin >> x;
        X ^= x;
    }
    bool wins = X != 0;
    if (n == 2) {
        sort(a.begin(), a.end());
        int k = a[1] - a[0];
        auto is_at_most = [&](int x) { return x * x <= x * k + k * k; };  // x ≤ kφ
        wins = !is_at_most(a[0]) || is_at_most(a[0] + 1);
    }
    cout << (wins ? "BitLGM" : "BitAryo") << '\n';
}
