// Nullify The Matrix / 矩阵清零, Codeforces 1451F: https://codeforces.com/problemset/problem/1451/F
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int t;
    cin >> t;
    while (t-- > 0) {
        int n, m;
        cin >> n >> m;
        vector<int> X(n + m - 1);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                int number;
                cin >> number;
                X[i + j] ^= number;
            }
        }
        bool wins = false;
        for (int sum : X) wins = wins || sum != 0;
        cout << (wins ? "Ashish\n" : "Jeel\n");
    }
}
