// Greedy Snakes, Luogu P7078: https://www.luogu.com.cn/problem/P7078
// Safe meals with two queues, then the parity of a chain.
#include <algorithm>
#include <deque>
#include <iostream>
#include <utility>
#include <vector>

using Snake = std::pair<int, int>;  // strength, number

int snakes_left(const std::vector<int>& a) {
    std::deque<Snake> hungry, fed;  // the weakest first, the strongest first
    for (size_t i = 0; i < a.size(); i++) hungry.push_back({a[i], i});
    if (!std::is_sorted(hungry.begin(), hungry.end())) std::sort(hungry.begin(), hungry.end());
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
    // Is one of the others weaker, or is there no other?
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
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int sets, n;
    std::cin >> sets >> n;
    std::vector<int> a(n);
    for (int& strength : a) std::cin >> strength;
    std::cout << snakes_left(a) << '\n';
    while (--sets) {
        int k, x, y;
        for (std::cin >> k; k--; a[x - 1] = y) std::cin >> x >> y;
        std::cout << snakes_left(a) << '\n';
    }
}
