// GG and MM, HDU 3595: https://acm.hdu.edu.cn/showproblem.php?pid=3595
// Joint play (Every-SG), the longest game decides.
#include <algorithm>
#include <iostream>

// The length of the game with the piles a <= b.
int length(int a, int b) {
    if (a == 0) return 0;
    int r = length(b % a, a);
    return b >= 2 * a && r % 2 == 1 ? r + 2 : r + 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    while (std::cin >> n) {
        int longest = 0;
        while (n--) {
            int p, q;
            std::cin >> p >> q;
            longest = std::max(longest, length(std::min(p, q), std::max(p, q)));
        }
        std::cout << (longest % 2 == 1 ? "MM\n" : "GG\n");
    }
}
