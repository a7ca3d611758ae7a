// Everyone Praises Jiangnan / [HEOI2014] 人人尽说江南好, Luogu P4101: https://www.luogu.com.cn/problem/P4101
#include <iostream>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t-- > 0) {
        int n, m;
        cin >> n >> m;
        int K = (n - 1) / m + 1;
        cout << ((n - K) % 2 == 1 ? "0\n" : "1\n");
    }
}
