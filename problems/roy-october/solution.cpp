// Roy & October: Taking Stones / Roy&October之取石子, Luogu P4018: https://www.luogu.com.cn/problem/P4018
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int count;
    cin >> count;
    while (count--) {
        int n;
        cin >> n;
        cout << (n % 6 != 0 ? "October wins!\n" : "Roy wins!\n");
    }
}
