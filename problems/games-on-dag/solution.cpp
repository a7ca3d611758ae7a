// Games on DAG / DAG 上的游戏, AtCoder AGC 016 F: https://atcoder.jp/contests/agc016/tasks/agc016_f
#include <iostream>
#include <vector>
using namespace std;

const long long MODULUS = 1000000007;

int n, m;
vector<int> ends_of;

// 每个点至少 least 条边的方案数 / ways with at least this many edges from each vertex
long long choices(int from, int into, int least) {
    long long product = 1;
    for (int v = 0; v < n; v++) {
        if (from >> v & 1) {
            int edges = 0;
            for (int u = 0; u < n; u++) edges += (ends_of[v] & into) >> u & 1;
            product = product * ((1 << edges) - least) % MODULUS;
        }
    }
    return product;
}

int main() {
    cin >> n >> m;
    ends_of.resize(n);
    while (m--) {
        int x, y;
        cin >> x >> y;
        ends_of[x - 1] |= 1 << (y - 1);
    }
    int a = (1 << n) - 1;
    vector<long long> f(1 << n);
    for (int s = 3; s <= a; s += 4) {
        for (int t = s; t > 0; t = (t - 1) & s) {
            int u = s ^ t, pieces = t & 3;
            if (pieces == 1 || pieces == 2) continue;
            long long inside = pieces == 3 ? choices(u, u, 0) : f[u];
            long long between = choices(t, u, 0) * choices(u, t, 1) % MODULUS;
            f[s] = (f[s] + between * inside) % MODULUS;
        }
    }
    cout << (choices(a, a, 0) + MODULUS - f[a]) % MODULUS << '\n';
}
