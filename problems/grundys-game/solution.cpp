// Grundy's Game / 格伦迪游戏, CSES 2207: https://cses.fi/problemset/task/2207
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    const int last = 1222;
    vector<int> g(last + 1);
    for (int n = 1; n <= last; n++) {
        vector<bool> is_met(1024);
        for (int a = 1; a < n - a; a++) is_met[g[a] ^ g[n - a]] = true;
        while (is_met[g[n]]) g[n]++;
    }
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        bool is_lost = n <= last && g[n] == 0;
        cout << (is_lost ? "second" : "first") << '\n';
    }
}
