// A Lot of Games / 很多局游戏, Codeforces 455B: https://codeforces.com/problemset/problem/455/B
#include <array>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, k;
    cin >> n >> k;
    vector<array<int, 26>> children(1);  // 0：没有孩子 / 0: no child
    while (n--) {
        string word;
        cin >> word;
        int v = 0;
        for (char letter : word) {
            int i = letter - 'a';
            if (children[v][i] == 0) {
                children[v][i] = children.size();
                children.emplace_back();
            }
            v = children[v][i];
        }
    }
    int nodes = children.size();
    vector<bool> W(nodes), L(nodes);
    for (int v = nodes - 1; v >= 0; v--) {
        L[v] = children[v] == array<int, 26>{};  // 叶子 / a leaf
        for (int child : children[v]) {
            if (child == 0) continue;
            if (!W[child]) W[v] = true;
            if (!L[child]) L[v] = true;
        }
    }
    cout << (W[0] && (L[0] || k % 2 == 1) ? "First\n" : "Second\n");
}
