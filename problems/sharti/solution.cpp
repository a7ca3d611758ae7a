// Sharti, Codeforces 494E: https://codeforces.com/problemset/problem/494/E
// A parity for each power of two, over the union of rectangles by a sweep and a segment tree.
#include <algorithm>
#include <iostream>
#include <tuple>
#include <vector>

std::vector<int> marks, covers, parities;

void cover(int node, int first, int last, int left, int right, int change) {
    if (left <= marks[first] && marks[last] <= right) {
        covers[node] += change;
    } else {
        int middle = (first + last) / 2;
        if (left < marks[middle]) cover(2 * node, first, middle, left, right, change);
        if (marks[middle] < right) cover(2 * node + 1, middle, last, left, right, change);
    }
    parities[node] = 0;
    if (covers[node] > 0) {
        parities[node] = marks[first] ^ marks[last];
    } else if (last - first > 1) {
        parities[node] = parities[2 * node] ^ parities[2 * node + 1];
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, k, b = 0, above = 0;
    std::cin >> n >> m >> k;
    std::vector<std::tuple<int, int, int, int>> lines;
    while (m--) {
        int top, left, bottom, right;
        std::cin >> top >> left >> bottom >> right;
        lines.emplace_back(top - 1, left - 1, right, 1);
        lines.emplace_back(bottom, left - 1, right, -1);
        marks.push_back(left - 1);
        marks.push_back(right);
    }
    std::sort(lines.begin(), lines.end());
    std::sort(marks.begin(), marks.end());
    marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
    covers.resize(4 * marks.size());
    parities.resize(4 * marks.size());
    for (auto [row, left, right, change] : lines) {
        b ^= (above ^ row) & parities[1];
        above = row;
        cover(1, 0, marks.size() - 1, left, right, change);
    }
    bool wins = false;
    for (int r = 0; r < 30 && 1 << r <= k; r++) wins |= b >> r & 1;
    std::cout << (wins ? "Hamed\n" : "Malek\n");
}
