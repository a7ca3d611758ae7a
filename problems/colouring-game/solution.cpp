// Colouring Game / 染色游戏, Codeforces 1704F: https://codeforces.com/problemset/problem/1704/F
#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    vector<int> D(500001);
    for (int l = 2; l <= 500000; l++) {
        if (l < 87) {
            set<int> left;
            for (int i = 0; i <= l - 2; i++) left.insert(D[i] ^ D[l - 2 - i]);
            while (left.count(D[l])) D[l]++;
        } else {
            D[l] = D[l - 34];
        }
    }
    int t;
    cin >> t;
    while (t--) {
        int n, X = 0, start = 0;
        string word;
        cin >> n >> word;
        int red = count(word.begin(), word.end(), 'R');
        for (int i = 1; i <= n; i++) {
            if (i == n || word[i] == word[i - 1]) {
                X ^= D[i - start];
                start = i;
            }
        }
        bool alice_wins = 2 * red > n || (2 * red == n && X != 0);
        cout << (alice_wins ? "Alice\n" : "Bob\n");
    }
}
