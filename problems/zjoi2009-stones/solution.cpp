// Stones from Both Ends, Luogu P2599: https://www.luogu.com.cn/problem/P2599
// Interval DP, which end heap makes the row lost.
#include <iostream>
#include <vector>

// l(M, x) for l = l(M) and r = r(M); and r(x, M) if l and r are exchanged.
int end_heap(int x, int l, int r) {
    if (x == r) return 0;
    if (l <= x && x < r) return x + 1;
    if (r < x && x <= l) return x - 1;
    return x;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows;
    std::cin >> rows;
    while (rows--) {
        int n;
        std::cin >> n;
        std::vector<int> row(n), l(n + 1), r(n + 1);
        for (int& heap : row) std::cin >> heap;
        for (int length = 1; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                int first = row[i], last = row[i + length - 1];
                int new_l = end_heap(last, l[i], r[i]);
                r[i] = end_heap(first, r[i + 1], l[i + 1]);
                l[i] = new_l;
            }
        }
        std::cout << (l[0] == 0 ? 0 : 1) << '\n';
    }
}
