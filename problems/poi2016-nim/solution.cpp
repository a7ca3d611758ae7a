// Nim with a Hindrance, Luogu P5970: https://www.luogu.com.cn/problem/P5970
// Sets of heaps counted by their nim-sum, the small heaps first.
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

const int MODULUS = 1000000007;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, d;
    std::cin >> n >> d;
    std::vector<int> heaps(n);
    for (int& h : heaps) std::cin >> h;
    std::sort(heaps.begin(), heaps.end());
    std::vector<std::array<int, 10>> s(1 << 20);
    s[0][0] = 1;
    int top = 1, x = 0;
    for (int h : heaps) {
        while (2 * top <= h) top *= 2;
        for (int r = 0; r < top; r++) {
            std::array<int, 10> left = s[r], right = s[r ^ h];
            for (int j = 0; j < d; j++) {
                int less = j == 0 ? d - 1 : j - 1;
                s[r][j] = (left[j] + right[less]) % MODULUS;
                s[r ^ h][j] = (right[j] + left[less]) % MODULUS;
            }
        }
        x ^= h;
    }
    int all = n % d == 0 ? 1 : 0;
    std::cout << (s[x][0] + MODULUS - all) % MODULUS << '\n';
}
