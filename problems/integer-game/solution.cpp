// Integer Game, Codeforces 1375F: https://codeforces.com/problemset/problem/1375/F
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long piles[3];
    for (long long& pile : piles) cin >> pile;
    cout << "First" << endl;
    for (int turn = 1;; turn++) {
        long long low = min({piles[0], piles[1], piles[2]});
        long long high = max({piles[0], piles[1], piles[2]});
        long long middle = piles[0] + piles[1] + piles[2] - low - high;
        long long y = 10'000'000'000;
        if (turn == 2) y = 2 * high - low - middle;
        if (turn == 3) y = high - middle;
        cout << y << endl;
        int pile;
        cin >> pile;
        if (pile <= 0) return 0;
        piles[pile - 1] += y;
    }
}
