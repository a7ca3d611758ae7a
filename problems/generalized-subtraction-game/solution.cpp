// Generalized Subtraction Game, AtCoder ABC 278 G: https://atcoder.jp/contests/abc278/tasks/abc278_g
#include <iostream>
#include <tuple>
#include <utility>
#include <vector>
using namespace std;

int N, L, R;
vector<int> g;
vector<bool> gone;

// {0, 0}：没有这样的取法 / {0, 0}: there is none
pair<int, int> balance() {
    vector<pair<int, int>> rows;
    int X = 0;
    for (int x = 1, start = 1; x <= N + 1; x++) {
        if (x <= N && !gone[x]) continue;
        rows.push_back({start, x - start});
        X ^= g[x - start];
        start = x + 1;
    }
    for (auto [start, m] : rows) {
        for (int i = 0; i <= m - L; i++) {
            if ((g[i] ^ g[m - L - i] ^ g[m]) == X) return {start + i, L};
        }
    }
    return {0, 0};
}

void take(int x, int y) {
    for (int card = x; card < x + y; card++) gone[card] = true;
}

int main() {
    cin >> N >> L >> R;
    g.assign(N + 1, 0);
    gone.assign(N + 2, false);
    for (int m = L; m <= N; m++) {
        vector<bool> seen(2 * N + 1);
        for (int i = 0; i <= m - L; i++) {
            seen[g[i] ^ g[m - L - i]] = true;
        }
        while (seen[g[m]]) g[m]++;
    }
    int middle = L + (N - L) % 2;
    bool mirrors = middle <= R;
    auto [x, y] = mirrors ? make_pair((N - middle) / 2 + 1, middle) : balance();
    cout << (x > 0 ? "First" : "Second") << endl;
    while (true) {
        if (x > 0) {
            take(x, y);
            cout << x << ' ' << y << endl;
        }
        int a, b;
        cin >> a >> b;
        if (a <= 0) return 0;
        take(a, b);
        tie(x, y) = mirrors ? make_pair(N + 2 - a - b, b) : balance();
    }
}
