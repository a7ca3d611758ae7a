// Fibonacci Nim / [COCI 2010/2011 #4] HRPA, Luogu P6487: https://www.luogu.com.cn/problem/P6487
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n;
    cin >> n;
    vector<long long> f = {1, 2};
    while (f.back() < n) f.push_back(f[f.size() - 2] + f.back());
    long long part = 0;
    for (int i = f.size() - 1; i >= 0; i--) {
        if (f[i] <= n) {
            n -= f[i];
            part = f[i];
        }
    }
    cout << part << '\n';
}
