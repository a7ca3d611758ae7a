// Bowling Pins, HackerRank bowling-pins: https://www.hackerrank.com/challenges/bowling-pins/problem
// Kayles, a table of Grundy values.
#include <iostream>
#include <set>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int longest = 300;
    std::vector<int> k(longest + 1);
    for (int n = 1; n <= longest; n++) {
        std::set<int> left;  // the values that a move can leave
        for (int j = 1; j <= 2; j++) {
            for (int a = 0; a <= n - j; a++) left.insert(k[a] ^ k[n - j - a]);
        }
        while (left.count(k[n])) k[n]++;
    }
    int t;
    std::cin >> t;
    while (t--) {
        int n, sum = 0, run = 0;
        std::string row;
        std::cin >> n >> row;
        row += 'X';  // closes the last run
        for (char place : row) {
            if (place == 'I') {
                run++;
            } else {
                sum ^= k[run];
                run = 0;
            }
        }
        std::cout << (sum != 0 ? "WIN\n" : "LOSE\n");
    }
}
