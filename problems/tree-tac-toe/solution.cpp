// Tree-Tac-Toe, Codeforces 1110G: https://codeforces.com/problemset/problem/1110/G
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        vector<pair<int, int>> edges(n - 1);
        for (auto& [a, b] : edges) cin >> a >> b;
        string letters;
        cin >> letters;
        vector<int> degree(n + 1), inner(n + 1);
        int whites = 0;
        for (int v = 1; v <= n; v++) {
            degree[v] = inner[v] = letters[v - 1] == 'W';
            whites += degree[v];
        }
        for (auto [a, b] : edges) {
            degree[a]++;
            degree[b]++;
        }
        for (auto [a, b] : edges) {
            inner[a] += degree[b] > 1;
            inner[b] += degree[a] > 1;
        }
        int forks = whites;
        bool wins = false;
        for (int v = 1; v <= n; v++) {
            if (degree[v] > 3 || (degree[v] == 3 && inner[v] > 1)) wins = true;
            if (degree[v] == 3) forks++;
        }
        if (forks == 2 && (n + 3 * whites) % 2 == 1) wins = true;
        cout << (wins ? "White" : "Draw") << '\n';
    }
}
