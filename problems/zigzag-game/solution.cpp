// Zigzag Game, Codeforces 1147F: https://codeforces.com/problemset/problem/1147/F
// Bob keeps to a stable matching.
#include <iostream>
#include <vector>

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n;
        std::cin >> n;
        std::vector<std::vector<int>> weight(n, std::vector<int>(n));
        for (auto& row : weight) {
            for (int& number : row) std::cin >> number;
        }
        std::cout << 'B' << std::endl;
        char letter;
        int vertex;
        std::cin >> letter >> vertex;
        bool starts_left = vertex <= n;
        // s stands on the side of the start and likes small numbers, t likes large ones.
        auto rank = [&](int s, int t) {
            int number = starts_left ? weight[s][t] : weight[t][s];
            return letter == 'I' ? number : -number;
        };
        // Each free t asks the s it likes best of those that it has not asked.
        std::vector<int> partner(n, -1), free;
        std::vector<std::vector<bool>> asked(n, std::vector<bool>(n));
        for (int t = 0; t < n; t++) free.push_back(t);
        while (!free.empty()) {
            int t = free.back(), best = -1;
            for (int s = 0; s < n; s++) {
                if (!asked[t][s] && (best < 0 || rank(s, t) > rank(best, t))) best = s;
            }
            asked[t][best] = true;
            int before = partner[best];
            if (before >= 0 && rank(best, before) < rank(best, t)) continue;
            free.pop_back();
            if (before >= 0) free.push_back(before);
            partner[best] = t;
        }
        while (vertex > 0) {
            std::cout << partner[(vertex - 1) % n] + 1 + (starts_left ? n : 0) << std::endl;
            std::cin >> vertex;
        }
    }
}
