// Daizhenyang's Coin, HDU 3537: https://acm.hdu.edu.cn/showproblem.php?pid=3537
// Turning coins, one number for each coin.
#include <iostream>
#include <set>

int g(int x) {
    bool odd = false;
    for (int rest = x; rest > 0; rest /= 2) {
        if (rest % 2 == 1) odd = !odd;
    }
    return odd ? 2 * x : 2 * x + 1;
}

int main() {
    int n;
    while (std::cin >> n) {
        std::set<int> heads;
        while (n--) {
            int x;
            std::cin >> x;
            heads.insert(x);
        }
        int nim_sum = 0;
        for (int x : heads) nim_sum ^= g(x);
        std::cout << (nim_sum == 0 ? "Yes\n" : "No\n");
    }
}
