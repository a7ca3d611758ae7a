// Picking Leaves, Luogu P7864: https://www.luogu.com.cn/problem/P7864
// Strategy stealing, then the parity of each branch.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> parent(n + 1), children(n + 1);
        for (int v = 2; v <= n; v++) {
            std::cin >> parent[v];
            children[parent[v]]++;
        }
        bool has_odd = false;
        for (int leaf = 1; leaf <= n; leaf++) {
            if (children[leaf] > 0) continue;
            int length = 1;
            for (int v = leaf; v != 1 && children[parent[v]] == 1; v = parent[v]) length++;
            if (length % 2 == 1) has_odd = true;
        }
        std::cout << (has_odd ? "1\n" : "0\n");
    }
}
