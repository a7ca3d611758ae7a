// Stones / [HNOI2010] 取石头游戏, Luogu P3210: https://www.luogu.com.cn/problem/P3210
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n, heaps = 0;
    cin >> n;
    vector<int> row(n);
    long long S = 0, B = 0, D = 0;
    for (int& heap : row) {
        cin >> heap;
        if (heap > 0) heaps++;
        S += heap;
    }
    vector<long long> rest, stack;
    int start = 0;
    while (start <= n) {
        int end = find(row.begin() + start, row.end(), 0) - row.begin();
        for (int i = start; i < end; i++) {
            stack.push_back(row[i]);
            while (stack.size() >= 3) {
                size_t top = stack.size();
                long long x = stack[top - 3], y = stack[top - 2], z = stack[top - 1];
                if (y < x || y < z) break;
                stack.resize(top - 2);
                stack.back() = x + z - y;
            }
        }
        if (start == 0) reverse(stack.begin(), stack.end());
        bool has_wall = start == 0 || end == n;
        while (has_wall && stack.size() >= 2) {
            long long p = stack[stack.size() - 2], q = stack.back();
            if (q < p) break;
            stack.resize(stack.size() - 2);
            B += q - p;
        }
        rest.insert(rest.end(), stack.begin(), stack.end());
        stack.clear();
        start = end + 1;
    }
    sort(rest.begin(), rest.end(), greater<long long>());
    for (size_t i = 0; i < rest.size(); i++) D += i % 2 == 0 ? rest[i] : -rest[i];
    D += heaps % 2 == 1 ? B : -B;
    cout << (S + D) / 2 << ' ' << (S - D) / 2 << '\n';
}
