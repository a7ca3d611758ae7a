// Games on DAG / DAG 上的游戏, AtCoder AGC 016 F: https://atcoder.jp/contests/agc016/tasks/agc016_f
#include <iostream>
#include <vector>
using namespace std;

const long long MODULUS = 1000000007;

int n, m;
vector<int> ends_of;

// 从 v 到集合中的边的选法 / the choices among the edges from v into a set
long long choices(int v, int into) { return 1 << __builtin_popcount(ends_of[v] & into); }

int main() {
    cin >> n >> m;
    ends_of.resize(n);
    while (m--) {
        int x, y;
        cin >> x >> y;
        ends_of[x - 1] |= 1 << (y - 1);
    }
    int a = (1 << n) - 1;
    vector<long long> inside(1 << n, 1), f(1 << n);  // inside：集合内的选法 / within a set
    for (int s = 1; s <= a; s++) {
        for (int v = 0; v < n; v++) {
            if (s >> v & 1) inside[s] = inside[s] * choices(v, s) % MODULUS;
        }
    }
    for (int s = 3; s <= a; s += 4) {
        for (int t = s; t > 0; t = (t - 1) & s) {
            int u = s ^ t, pieces = t & 3;
            if (pieces == 1 || pieces == 2) continue;
            long long ways = pieces == 3 ? inside[u] : f[u];
            for (int v = 0; v < n; v++) {
                if (t >> v & 1) ways = ways * choices(v, u) % MODULUS;
                if (u >> v & 1) ways = ways * (choices(v, t) - 1) % MODULUS;
            }
            f[s] = (f[s] + ways) % MODULUS;
        }
    }
    cout << (inside[a] + MODULUS - f[a]) % MODULUS << '\n';
}
