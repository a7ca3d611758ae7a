// Bowling Pins / 保龄球瓶, HackerRank bowling-pins: https://www.hackerrank.com/challenges/bowling-pins/problem
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    const int longest = 300;
    vector<int> K(longest + 1);
    for (int n = 1; n <= longest; n++) {
        set<int> left;
        for (int j = 1; j <= 2; j++) {
            for (int a = 0; a <= n - j; a++) left.insert(K[a] ^ K[n - j - a]);
        }
        while (left.count(K[n])) K[n]++;
    }
    int t;
    cin >> t;
    while (t--) {
        int n, X = 0, run = 0;
        string row;
        cin >> n >> row;
        row += 'X';
        for (char place : row) {
            if (place == 'I') {
                run++;
            } else {
                X ^= K[run];
                run = 0;
            }
        }
        cout << (X != 0 ? "WIN\n" : "LOSE\n");
    }
}
