// Fox and Card Game / 狐狸与纸牌游戏, Codeforces 388C: https://codeforces.com/problemset/problem/388/C
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    int ciel = 0, jiro = 0;
    vector<int> middles;
    while (n--) {
        int s;
        cin >> s;
        for (int i = 0; i < s; i++) {
            int card;
            cin >> card;
            if (s % 2 == 1 && i == s / 2) {
                middles.push_back(card);
            } else if (i < s / 2) {
                ciel += card;
            } else {
                jiro += card;
            }
        }
    }
    sort(middles.begin(), middles.end(), greater<int>());
    for (size_t i = 0; i < middles.size(); i++) (i % 2 == 0 ? ciel : jiro) += middles[i];
    cout << ciel << ' ' << jiro << '\n';
}
