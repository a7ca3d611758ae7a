// Wythoff's Game / [SHOI2002] 取石子游戏 / 【模板】威佐夫博弈, Luogu P2252: https://www.luogu.com.cn/problem/P2252
#include <iostream>
#include <utility>
using namespace std;

int main() {
    long long a, b;
    cin >> a >> b;
    if (a > b) swap(a, b);
    long long k = b - a;
    bool is_lost = false;
    if (2 * a >= k) {
        long long low = 2 * a - k;
        is_lost = low * low <= 5 * k * k && 5 * k * k < (low + 2) * (low + 2);
    }
    cout << (is_lost ? 0 : 1) << '\n';
}
