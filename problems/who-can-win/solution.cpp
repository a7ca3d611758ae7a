// Who Can Win? / [中山市选2009] 谁能赢呢？, Luogu P4136: https://www.luogu.com.cn/problem/P4136
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n;
    while (cin >> n && n != 0) {
        cout << (n % 2 == 0 ? "Alice\n" : "Bob\n");
    }
}
