// Sharti, Codeforces 494E: https://codeforces.com/problemset/problem/494/E
#include <algorithm>
#include <iostream>
#include <tuple>
#include <vector>
using namespace std;

vector<int> marks, covers, parities;

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
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, m, k, B = 0, above = 0;
    cin >> n >> m >> k;
    vector<tuple<int, int, int, int>> lines;
    while (m--) {
        int top, left, bottom, right;
        cin >> top >> left >> bottom >> right;
        lines.emplace_back(top - 1, left - 1, right, 1);
        lines.emplace_back(bottom, left - 1, right, -1);
        marks.push_back(left - 1);
        marks.push_back(right);
    }
    sort(lines.begin(), lines.end());
    sort(marks.begin(), marks.end());
    marks.erase(unique(marks.begin(), marks.end()), marks.end());
    covers.resize(4 * marks.size());
    parities.resize(4 * marks.size());
    for (auto [row, left, right, change] : lines) {
        B ^= (above ^ row) & parities[1];
        above = row;
        cover(1, 0, marks.size() - 1, left, right, change);
    }
    bool wins = false;
    for (int r = 0; r < 30 && 1 << r <= k; r++) wins |= B >> r & 1;
    cout << (wins ? "Hamed\n" : "Malek\n");
}
