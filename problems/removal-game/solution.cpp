// Removal Game / 移除游戏, CSES 1097: https://cses.fi/problemset/task/1097
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n;
    cin >> n;
    vector<long long> x(n);
    long long S = 0;
    for (long long& number : x) {
        cin >> number;
        S += number;
    }
    vector<long long> d = x;
    for (int length = 2; length <= n; length++) {
        for (int l = 0; l + length <= n; l++) {
            int r = l + length - 1;
            d[l] = max(x[l] - d[l + 1], x[r] - d[l]);
        }
    }
    cout << (S + d[0]) / 2 << '\n';
}
