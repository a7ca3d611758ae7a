// New Year and the Tricolore Recreation / 新年与三色旗娱乐, Codeforces 1091H: https://codeforces.com/problemset/problem/1091/H
#include <algorithm>
#include <bitset>
#include <iostream>
#include <vector>
using namespace std;

const int SIZE = 200000;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, f;
    cin >> n >> f;
    vector<int> gaps;
    while (n--) {
        int b, w, r;
        cin >> b >> w >> r;
        gaps.push_back(w - b - 1);
        gaps.push_back(r - w - 1);
    }
    int most = *max_element(gaps.begin(), gaps.end());
    vector<int> factors(most + 1);
    bitset<SIZE> steps;
    for (int k = 2; k <= most; k++) {
        if (factors[k] == 0) {
            for (int multiple = k; multiple <= most; multiple += k) {
                factors[multiple] = factors[multiple / k] + 1;
            }
        }
        steps[k] = factors[k] <= 2 && k != f;
    }
    vector<bitset<SIZE>> marks;
    vector<int> g;
    for (int i = 0; i <= most; i++) {
        size_t value = 0;
        while (value < marks.size() && marks[value][i]) value++;
        if (value == marks.size()) marks.emplace_back();
        marks[value] |= steps << i;
        g.push_back(value);
    }
    int X = 0;
    for (int gap : gaps) X ^= g[gap];
    cout << (X != 0 ? "Alice\nBob\n" : "Bob\nAlice\n");
}
