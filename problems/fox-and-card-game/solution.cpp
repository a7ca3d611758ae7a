// Fox and Card Game, Codeforces 388C: https://codeforces.com/problemset/problem/388/C
// Halves of the piles, and the middle cards in falling order.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    int ciel = 0, jiro = 0;
    std::vector<int> middles;
    while (n--) {
        int s;
        std::cin >> s;
        for (int i = 0; i < s; i++) {
            int card;
            std::cin >> card;
            if (s % 2 == 1 && i == s / 2) {
                middles.push_back(card);
            } else if (i < s / 2) {
                ciel += card;
            } else {
                jiro += card;
            }
        }
    }
    std::sort(middles.begin(), middles.end(), std::greater<int>());
    for (size_t i = 0; i < middles.size(); i++) (i % 2 == 0 ? ciel : jiro) += middles[i];
    std::cout << ciel << ' ' << jiro << '\n';
}
