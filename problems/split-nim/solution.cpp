// Split-Nim Game / 拆分-Nim游戏, AcWing 894: https://www.acwing.com/problem/content/896/
#include <bitset>
#include <iostream>
using namespace std;

int g(int h) {
    if (h == 0) return 0;
    int i = h - 1;
    bool is_odious = bitset<32>(i).count() % 2 == 1;
    return is_odious ? 2 * i : 2 * i + 1;
}

int main() {
    int n;
    cin >> n;
    int X = 0;
    while (n--) {
        int h;
        cin >> h;
        X ^= g(h);
    }
    cout << (X != 0 ? "Yes" : "No") << '\n';
}
