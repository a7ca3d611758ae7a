// Stripes / [POI 2000] 条纹, Luogu P8369: https://www.luogu.com.cn/problem/P8369
#include <iostream>
#include <vector>
using namespace std;

int main() {
    const int longest = 1000;
    int tiles[3], m;
    cin >> tiles[0] >> tiles[1] >> tiles[2] >> m;
    vector<int> g(longest + 1);
    for (int p = 0; p <= longest; p++) {
        vector<bool> is_met(1024);
        for (int s : tiles) {
            for (int l = 0; l <= p - s; l++) is_met[g[l] ^ g[p - s - l]] = true;
        }
        while (is_met[g[p]]) g[p]++;
    }
    while (m--) {
        int p;
        cin >> p;
        cout << (g[p] != 0 ? 1 : 2) << '\n';
    }
}
