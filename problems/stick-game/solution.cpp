// Stick Game, CSES 1729: https://cses.fi/problemset/task/1729
// Won and lost heaps by table, from the smallest one up.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> takes(k);
    for (int& p : takes) std::cin >> p;
    std::string letters(n + 1, 'L');
    for (int heap = 1; heap <= n; heap++) {
        for (int p : takes) {
            if (p <= heap && letters[heap - p] == 'L') letters[heap] = 'W';
        }
    }
    std::cout << letters.substr(1) << '\n';
}
