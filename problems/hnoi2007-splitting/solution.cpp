// Splitting Game / [HNOI2007] 分裂游戏, Luogu P3185: https://www.luogu.com.cn/problem/P3185
#include <array>
#include <bitset>
#include <iostream>
#include <vector>
using namespace std;

int g(int h) {
    if (h == 0) return 0;
    int i = h - 1;
    bool is_odious = bitset<32>(i).count() % 2 == 1;
    return is_odious ? 2 * i : 2 * i + 1;
}

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n;
        cin >> n;
        vector<int> p(n), v(n);
        int X = 0;
        for (int i = 0; i < n; i++) {
            cin >> p[i];
            v[i] = g(n - 1 - i);
            if (p[i] % 2 == 1) X ^= v[i];
        }
        vector<array<int, 3>> wins;
        for (int i = 0; i < n; i++) {
            if (p[i] == 0) continue;
            for (int j = i + 1; j < n; j++) {
                for (int k = j; k < n; k++) {
                    if ((X ^ v[i] ^ v[j] ^ v[k]) == 0) wins.push_back({i, j, k});
                }
            }
        }
        if (wins.empty()) {
            cout << "-1 -1 -1\n0\n";
        } else {
            auto [i, j, k] = wins[0];
            cout << i << ' ' << j << ' ' << k << '\n' << wins.size() << '\n';
        }
    }
}
