// Black and White Boxes / 黑白箱子, AOJ 1377: https://onlinejudge.u-aizu.ac.jp/problems/1377
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

long long value(const string& pile) {
    long long value = 0, step = 1LL << 39;
    for (size_t i = 0; i < pile.size(); i++) {
        if (pile[i] != pile[0] || step < 1LL << 39) step /= 2;
        value += pile[i] == 'B' ? step : -step;
    }
    return value;
}

// 所有子集：和，箱子数 / all subsets: sum, number of boxes
vector<pair<long long, int>> sums(const vector<string>& piles, int sign) {
    vector<pair<long long, int>> sums = {{0, 0}};
    for (const string& pile : piles) {
        long long worth = sign * value(pile);
        int boxes = pile.size(), count = sums.size();
        for (int i = 0; i < count; i++) {
            sums.push_back({sums[i].first + worth, sums[i].second + boxes});
        }
    }
    sort(sums.rbegin(), sums.rend());
    return sums;
}

int main() {
    int n;
    cin >> n;
    vector<string> first(n / 2), second(n - n / 2);
    for (string& pile : first) cin >> pile;
    for (string& pile : second) cin >> pile;
    auto left = sums(first, 1), right = sums(second, -1);
    int most = 0;
    size_t j = 0;
    for (const auto& [sum, boxes] : left) {
        while (j < right.size() && right[j].first > sum) j++;
        if (j < right.size() && right[j].first == sum) most = max(most, boxes + right[j].second);
    }
    cout << most << '\n';
}
