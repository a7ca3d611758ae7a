// Black and White Boxes, AOJ 1377: https://onlinejudge.u-aizu.ac.jp/problems/1377
// The value of a pile in free moves, then meet in the middle.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

long long value(const std::string& pile) {
    long long value = 0, step = 1LL << 39;
    for (std::size_t i = 0; i < pile.size(); i++) {
        if (pile[i] != pile[0] || step < 1LL << 39) step /= 2;
        value += pile[i] == 'B' ? step : -step;
    }
    return value;
}

// The sums of the values in all subsets, with this sign, each with its number of boxes.
std::vector<std::pair<long long, int>> sums(const std::vector<std::string>& piles, int sign) {
    std::vector<std::pair<long long, int>> sums = {{0, 0}};
    for (const std::string& pile : piles) {
        long long worth = sign * value(pile);
        int boxes = pile.size(), count = sums.size();
        for (int i = 0; i < count; i++) {
            sums.push_back({sums[i].first + worth, sums[i].second + boxes});
        }
    }
    std::sort(sums.rbegin(), sums.rend());  // of equal sums the one with the most boxes comes first
    return sums;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> first(n / 2), second(n - n / 2);
    for (std::string& pile : first) std::cin >> pile;
    for (std::string& pile : second) std::cin >> pile;
    auto left = sums(first, 1), right = sums(second, -1);
    int most = 0;
    std::size_t j = 0;
    for (const auto& [sum, boxes] : left) {
        while (j < right.size() && right[j].first > sum) j++;
        if (j < right.size() && right[j].first == sum) most = std::max(most, boxes + right[j].second);
    }
    std::cout << most << '\n';
}
