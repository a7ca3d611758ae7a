// Stone-Taking Game, Luogu P5675: https://www.luogu.com.cn/problem/P5675
// Nim with a forced first heap, subsets counted by their nim-sum.
#include <iostream>
#include <vector>

const int MODULUS = 1000000007;

int main() {
    int n;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int& h : heaps) std::cin >> h;
    int lost = 0;
    for (int named = 0; named < n; named++) {
        std::vector<int> count(256);  // of the subsets of other heaps with nim-sum r
        count[0] = 1;
        for (int other = 0; other < n; other++) {
            if (other == named) continue;
            std::vector<int> before = count;
            for (int r = 0; r < 256; r++) {
                count[r] = (before[r] + before[r ^ heaps[other]]) % MODULUS;
            }
        }
        for (int r = heaps[named]; r < 256; r++) lost = (lost + count[r]) % MODULUS;
    }
    std::cout << lost << '\n';
}
