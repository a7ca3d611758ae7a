// Integer Game, Codeforces 1375F: https://codeforces.com/problemset/problem/1375/F
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long piles[3];
    for (long long& pile : piles) cin >> pile;
    cout << "First" << endl;
    int touched = 0;
    while (true) {
        long long low = min({piles[0], piles[1], piles[2]});
        long long high = max({piles[0], piles[1], piles[2]});
        long long middle = piles[0] + piles[1] + piles[2] - low - high;
        // 等差，而且刚动过最大的一堆 / a progression, and the largest pile was touched last
        bool is_last = touched > 0 && piles[touched - 1] == high && middle - low == high - middle;
        long long y = is_last ? high - middle : 2 * high - low - middle;
        cout << y << endl;
        cin >> touched;
        if (touched <= 0) return 0;
        piles[touched - 1] += y;
    }
}
