// Array Game, Luogu P3179: https://www.luogu.com.cn/problem/P3179
// Turning coins, with equal quotients taken together.
#include <cmath>
#include <iostream>
#include <set>
#include <vector>

int n, root;
std::vector<int> small, large;  // G(m) for m <= root; G(n / x) for the others

int& G(int m) { return m <= root ? small[m] : large[n / m]; }

void compute(int m) {
    std::set<int> nim_sums = {0};
    int s = 0;
    for (int i = 2, end; i <= m; i = end + 1) {
        int v = m / i;
        end = m / v;
        nim_sums.insert(s ^ G(v));
        if ((end - i) % 2 == 0) s ^= G(v);
    }
    int mex = 0;
    while (nim_sums.count(mex)) mex++;
    G(m) = mex;
}

int main() {
    int rows;
    std::cin >> n >> rows;
    root = std::sqrt(n);
    small.resize(root + 1);
    large.resize(root + 1);
    for (int m = 1; m <= root; m++) compute(m);
    for (int x = n / (root + 1); x >= 1; x--) compute(n / x);
    while (rows--) {
        int w, nim_sum = 0;
        std::cin >> w;
        while (w--) {
            int x;
            std::cin >> x;
            nim_sum ^= G(n / x);
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
}
