// Array Game, Codeforces 1076G: https://codeforces.com/problemset/problem/1076/G
#include <algorithm>
#include <iostream>
using namespace std;

const int N = 1 << 18;
int n, m, q;
// f[0]：由右端的 s 得左端的 s；f[1]：奇偶全部互换后的 / s at the left end by that at the right; with all parities exchanged
int f[2 * N][2][6];
bool flip[2 * N];  // 标记永久化 / waits here for all below

void pull(int v) {
    for (int p = 0; p < 2; p++) {
        for (int s = 0; s <= m; s++) {
            f[v][p][s] = f[2 * v][p ^ flip[v]][f[2 * v + 1][p ^ flip[v]][s]];
        }
    }
}

void change(int v, int from, int to, int l, int r) {
    if (r < from || to < l) return;
    if (l <= from && to <= r) {
        swap(f[v][0], f[v][1]);
        flip[v] = !flip[v];
        return;
    }
    change(2 * v, from, (from + to) / 2, l, r);
    change(2 * v + 1, (from + to) / 2 + 1, to, l, r);
    pull(v);
}

int query(int v, int from, int to, int l, int r, int p, int s) {
    if (r < from || to < l) return s;
    if (l <= from && to <= r) return f[v][p][s];
    p ^= flip[v];
    s = query(2 * v + 1, (from + to) / 2 + 1, to, l, r, p, s);
    return query(2 * v, from, (from + to) / 2, l, r, p, s);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    cin >> n >> m >> q;
    for (int i = 0; i < n; i++) {
        long long a;
        cin >> a;
        for (int s = 0; s <= m; s++) {
            f[N + i][a % 2][s] = min(s + 1, m);
            f[N + i][1 - a % 2][s] = (s + 1) % (m + 1);
        }
    }
    for (int v = N - 1; v >= 1; v--) pull(v);
    while (q--) {
        long long type, l, r, d;
        cin >> type >> l >> r;
        if (type == 2) {
            cout << (query(1, 0, N - 1, l - 1, r - 1, 0, m) > 0 ? 1 : 2) << '\n';
        } else {
            cin >> d;
            if (d % 2 == 1) change(1, 0, N - 1, l - 1, r - 1);
        }
    }
}
