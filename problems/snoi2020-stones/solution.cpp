// Taking Stones / [SNOI2020] 取石子, Luogu P6791: https://www.luogu.com.cn/problem/P6791
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    vector<long long> f = {1, 2};
    while (f.back() <= 1000000000000000000) f.push_back(f[f.size() - 2] + f.back());
    int questions;
    cin >> questions;
    while (questions--) {
        long long k, N;
        cin >> k >> N;
        int s = 0;
        while (f[s] <= k) s++;
        long long rest = N - 1, lost = 1;
        for (int i = f.size() - 1; i >= s; i--) {
            if (f[i] <= rest) {
                rest -= f[i];
                lost += f[i - s];
            }
        }
        cout << N - lost << '\n';
    }
}
