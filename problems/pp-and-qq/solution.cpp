// PP and QQ, HDU 3590: https://acm.hdu.edu.cn/showproblem.php?pid=3590
// Cutting trees under misère play (Anti-SG), with the branches as parts.
#include <iostream>
#include <vector>

std::vector<std::vector<int>> near;

// The nim-sum of g(c) + 1 over the children c of v.
int g(int v, int parent) {
    int sum = 0;
    for (int child : near[v]) {
        if (child != parent) sum ^= g(child, v) + 1;
    }
    return sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int trees;
    while (std::cin >> trees) {
        int x = 0;
        bool some_is_large = false;
        while (trees--) {
            int m;
            std::cin >> m;
            near.assign(m + 1, {});
            for (int i = 1; i < m; i++) {
                int a, b;
                std::cin >> a >> b;
                near[a].push_back(b);
                near[b].push_back(a);
            }
            for (int child : near[1]) {
                int w = g(child, 1) + 1;
                x ^= w;
                if (w > 1) some_is_large = true;
            }
        }
        bool pp_wins = some_is_large ? x != 0 : x == 0;
        std::cout << (pp_wins ? "PP\n" : "QQ\n");
    }
}
