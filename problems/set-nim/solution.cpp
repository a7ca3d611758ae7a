// Set-Nim Game / 集合-Nim游戏, AcWing 893: https://www.acwing.com/problem/content/895/
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int k;
    cin >> k;
    vector<int> S(k);
    for (int& s : S) cin >> s;
    vector<int> g;
    for (int h = 0; h <= 10000; h++) {
        vector<bool> is_marked(k + 1);
        for (int s : S) {
            if (s <= h) is_marked[g[h - s]] = true;
        }
        int mex = 0;
        while (is_marked[mex]) mex++;
        g.push_back(mex);
    }
    int n, X = 0;
    cin >> n;
    while (n--) {
        int h;
        cin >> h;
        X ^= g[h];
    }
    cout << (X != 0 ? "Yes" : "No") << '\n';
}
