// The Halving Game / 减半游戏.
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int cases;
    cin >> cases;
    while (cases--) {
        int n, X = 0;
        cin >> n;
        while (n--) {
            unsigned long long h;
            cin >> h;
            int digits = 0;
            for (; h > 0; h /= 2) digits++;
            X ^= digits;
        }
        cout << (X != 0 ? "First\n" : "Second\n");
    }
}
