// Stick Game / 取木棍, CSES 1729: https://cses.fi/problemset/task/1729
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> P(k);
    for (int& p : P) cin >> p;
    string letters(n + 1, 'L');
    for (int i = 1; i <= n; i++) {
        for (int p : P) {
            if (p <= i && letters[i - p] == 'L') letters[i] = 'W';
        }
    }
    cout << letters.substr(1) << '\n';
}
