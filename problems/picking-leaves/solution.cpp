// Picking Leaves / 「EVOI-RD1」摘叶子, Luogu P7864: https://www.luogu.com.cn/problem/P7864
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int t;
    cin >> t;
    while (t-- > 0) {
        int n;
        cin >> n;
        vector<int> parent(n + 1), children(n + 1);
        for (int v = 2; v <= n; v++) {
            cin >> parent[v];
            children[parent[v]]++;
        }
        bool has_odd = false;
        for (int leaf = 1; leaf <= n; leaf++) {
            if (children[leaf] > 0) continue;
            int length = 1;
            for (int v = leaf; v != 1 && children[parent[v]] == 1; v = parent[v]) length++;
            if (length % 2 == 1) has_odd = true;
        }
        cout << (has_odd ? "1\n" : "0\n");
    }
}
