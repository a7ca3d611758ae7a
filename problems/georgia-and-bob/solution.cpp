// Georgia and Bob, Luogu P10507: https://www.luogu.com.cn/problem/P10507
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int cases;
    cin >> cases;
    while (cases--) {
        int n, X = 0;
        cin >> n;
        vector<int> s(n + 1);
        for (int i = 1; i <= n; i++) cin >> s[i];
        sort(s.begin(), s.end());
        for (int i = n; i >= 1; i -= 2) X ^= s[i] - s[i - 1] - 1;
        cout << (X != 0 ? "Georgia will win" : "Bob will win") << '\n';
    }
}
