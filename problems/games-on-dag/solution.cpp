// Games on DAG, AtCoder AGC 016 F: https://atcoder.jp/contests/agc016/tasks/agc016_f
// Graphs with equal values on two vertices, counted by the set of zeros.
#include <iostream>
#include <vector>

const long long MODULUS = 1000000007;

int n, m;
std::vector<int> next;  // the ends of a vertex's edges, as a set

long long choices(int from, int into, int least) {  // edges, at least so many from each vertex
    long long product = 1;
    for (int v = 0; v < n; v++) {
        if (from >> v & 1) {
            int count = 0;
            for (int ends = next[v] & into; ends > 0; ends &= ends - 1) count++;
            product = product * ((1 << count) - least) % MODULUS;
        }
    }
    return product;
}

int main() {
    std::cin >> n >> m;
    next.resize(n);
    while (m--) {
        int x, y;
        std::cin >> x >> y;
        next[x - 1] |= 1 << (y - 1);
    }
    int all = (1 << n) - 1;
    std::vector<long long> lost(1 << n);
    for (int s = 3; s <= all; s += 4) {
        for (int t = s; t > 0; t = (t - 1) & s) {
            int u = s ^ t, pieces = t & 3;  // are 1 and 2 zeros?
            if (pieces == 1 || pieces == 2) continue;
            long long inside = pieces == 3 ? choices(u, u, 0) : lost[u];
            long long between = choices(t, u, 0) * choices(u, t, 1) % MODULUS;
            lost[s] = (lost[s] + between * inside) % MODULUS;
        }
    }
    std::cout << (choices(all, all, 0) + MODULUS - lost[all]) % MODULUS << '\n';
}
