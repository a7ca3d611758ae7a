// PP and QQ / PP 和 QQ, HDU 3590: https://acm.hdu.edu.cn/showproblem.php?pid=3590
#include <iostream>
#include <vector>
using namespace std;

vector<vector<int> > near;

int g(int v, int parent) {
    int sum = 0;
    for (size_t i = 0; i < near[v].size(); i++) {
        int c = near[v][i];
        if (c != parent) sum ^= g(c, v) + 1;
    }
    return sum;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int trees;
    while (cin >> trees) {
        int X = 0;
        bool some_is_large = false;
        while (trees--) {
            int m;
            cin >> m;
            near.assign(m + 1, vector<int>());
            for (int i = 1; i < m; i++) {
                int a, b;
                cin >> a >> b;
                near[a].push_back(b);
                near[b].push_back(a);
            }
            for (size_t i = 0; i < near[1].size(); i++) {
                int w = g(near[1][i], 1) + 1;
                X ^= w;
                if (w > 1) some_is_large = true;
            }
        }
        bool pp_wins = some_is_large ? X != 0 : X == 0;
        cout << (pp_wins ? "PP\n" : "QQ\n");
    }
}
