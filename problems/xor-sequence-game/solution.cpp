// XOR Sequence / [蓝桥杯 2021 省 A] 异或数列, Luogu P8743: https://www.luogu.com.cn/problem/P8743
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        vector<long long> numbers(n);
        long long x = 0, top = 1;
        for (long long& number : numbers) {
            cin >> number;
            x ^= number;
        }
        while (top <= x / 2) top *= 2;
        int ones = 0;
        for (long long number : numbers)
            if (number & top) ones++;
        cout << (x == 0 ? 0 : ones == 1 || n % 2 == 1 ? 1 : -1) << '\n';
    }
}
