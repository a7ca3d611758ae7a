// Jiangnan / [HNOI2014] 江南乐, Luogu P3235: https://www.luogu.com.cn/problem/P3235
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<int> g;
int seen[1 << 17];  // seen[v] == x：从 x 走一步能得到 v / a move from x leaves v

int value(int x) {
    for (int first = 2, last; first <= x; first = last + 1) {
        last = x / (x / first);
        for (int m = first; m <= min(last, first + 1); m++) {
            int q = x / m, r = x % m;
            int larger = r % 2 == 1 ? g[q + 1] : 0;
            int smaller = (m - r) % 2 == 1 ? g[q] : 0;
            seen[larger ^ smaller] = x;
        }
    }
    int mex = 0;
    while (seen[mex] == x) mex++;
    return mex;
}

int main() {
    int t, F;
    cin >> t >> F;
    while (t--) {
        int n, sum = 0;
        cin >> n;
        while (n--) {
            int heap;
            cin >> heap;
            for (int x = g.size(); x <= heap; x++) g.push_back(x < F ? 0 : value(x));
            sum ^= g[heap];
        }
        cout << (sum != 0) << (t > 0 ? ' ' : '\n');
    }
}
