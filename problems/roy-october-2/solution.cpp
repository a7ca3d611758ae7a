// Roy & October: Taking Stones II / Roy&October之取石子II, Luogu P4860: https://www.luogu.com.cn/problem/P4860
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
        cout << (n % 4 != 0 ? "October wins!\n" : "Roy wins!\n");
    }
}
