// New Year and the Tricolore Recreation, Codeforces 1091H: https://codeforces.com/problemset/problem/1091/H
// Two heaps a row; for each value a bit string that marks the gaps from which one can reach it.
#include <algorithm>
#include <bitset>
#include <iostream>
#include <vector>

const int SIZE = 200000;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, f;
    std::cin >> n >> f;
    std::vector<int> gaps;
    while (n--) {
        int b, w, r;
        std::cin >> b >> w >> r;
        gaps.push_back(w - b - 1);
        gaps.push_back(r - w - 1);
    }
    int most = *std::max_element(gaps.begin(), gaps.end());
    std::vector<int> factors(most + 1);
    std::bitset<SIZE> steps;
    for (int k = 2; k <= most; k++) {
        if (factors[k] == 0) {
            for (int multiple = k; multiple <= most; multiple += k) {
                factors[multiple] = factors[multiple / k] + 1;
            }
        }
        steps[k] = factors[k] <= 2 && k != f;
    }
    std::vector<std::bitset<SIZE>> marks;
    std::vector<int> g;
    for (int i = 0; i <= most; i++) {
        size_t value = 0;
        while (value < marks.size() && marks[value][i]) value++;
        if (value == marks.size()) marks.emplace_back();
        marks[value] |= steps << i;
        g.push_back(value);
    }
    int x = 0;
    for (int gap : gaps) x ^= g[gap];
    std::cout << (x != 0 ? "Alice\nBob\n" : "Bob\nAlice\n");
}
