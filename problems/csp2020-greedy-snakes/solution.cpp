// Greedy Snakes / [CSP-S 2020] 贪吃蛇, Luogu P7078: https://www.luogu.com.cn/problem/P7078
#include <algorithm>
#include <deque>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

using Snake = pair<int, int>;  // 体力，编号 / strength, number

int snakes_left(const vector<int>& a) {
    deque<Snake> hungry, fed;
    for (size_t i = 0; i < a.size(); i++) hungry.push_back({a[i], i});
    if (!is_sorted(hungry.begin(), hungry.end())) sort(hungry.begin(), hungry.end());
    auto take_strongest = [&] {
        bool is_fed = hungry.empty() || (!fed.empty() && fed.front() > hungry.back());
        Snake snake = is_fed ? fed.front() : hungry.back();
        if (is_fed) {
            fed.pop_front();
        } else {
            hungry.pop_back();
        }
        return snake;
    };
    auto is_safe = [&](Snake eater) {
        if (hungry.empty() && fed.empty()) return true;
        return (!hungry.empty() && hungry.front() < eater) || (!fed.empty() && fed.back() < eater);
    };
    int left = a.size();
    while (left > 1) {
        Snake weakest = hungry.front();
        hungry.pop_front();
        Snake eater = take_strongest();
        eater.first -= weakest.first;
        if (is_safe(eater)) {
            fed.push_back(eater);
            left--;
            continue;
        }
        int chain = 1;
        for (; !is_safe(eater); chain++) {
            int eaten = eater.first;
            eater = take_strongest();
            eater.first -= eaten;
        }
        return left - chain % 2;
    }
    return left;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int sets, n;
    cin >> sets >> n;
    vector<int> a(n);
    for (int& strength : a) cin >> strength;
    cout << snakes_left(a) << '\n';
    while (--sets) {
        int k;
        cin >> k;
        while (k--) {
            int x, y;
            cin >> x >> y;
            a[x - 1] = y;
        }
        cout << snakes_left(a) << '\n';
    }
}
