// Colouring Game, Codeforces 1704F: https://codeforces.com/problemset/problem/1704/F
// The majority wins, else Dawson's Kayles and its period.
#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<int> d(500001);
    for (int l = 2; l <= 500000; l++) {
        if (l < 87) {
            std::set<int> left;  // the values that a move can leave
            for (int i = 0; i <= l - 2; i++) left.insert(d[i] ^ d[l - 2 - i]);
            while (left.count(d[l])) d[l]++;
        } else {
            d[l] = d[l - 34];
        }
    }
    int t;
    std::cin >> t;
    while (t--) {
        int n, sum = 0, start = 0;
        std::string word;
        std::cin >> n >> word;
        int red = std::count(word.begin(), word.end(), 'R');
        for (int i = 1; i <= n; i++) {
            if (i == n || word[i] == word[i - 1]) {
                sum ^= d[i - start];
                start = i;
            }
        }
        bool alice_wins = 2 * red > n || (2 * red == n && sum != 0);
        std::cout << (alice_wins ? "Alice\n" : "Bob\n");
    }
}
