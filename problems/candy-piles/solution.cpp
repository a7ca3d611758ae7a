// Candy Piles, AtCoder AGC 002 E: https://atcoder.jp/contests/agc002/tasks/agc002_e
// Follow the diagonal to its last cell, then two corridors.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int& pile : piles) std::cin >> pile;
    std::sort(piles.rbegin(), piles.rend());
    // piles[i] is aᵢ₊₁ of the method.
    int i = 1;
    while (i < n && piles[i] > i) i++;
    int up = piles[i - 1] - i, right = 0;
    while (i + right < n && piles[i + right] >= i) right++;
    std::cout << (up % 2 == 1 || right % 2 == 1 ? "First\n" : "Second\n");
}
