// Yet Another Number Game, Codeforces 282D: https://codeforces.com/problemset/problem/282/D
#include <algorithm>
#include <cmath>
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
        wins = a[0] != int((a[1] - a[0]) * (1 + sqrt(5.0)) / 2);
    }
    cout << (wins ? "BitLGM" : "BitAryo") << '\n';
}
