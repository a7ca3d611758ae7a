// Daizhenyang's Coin / Daizhenyang's Coin 翻硬币, HDU 3537: https://acm.hdu.edu.cn/showproblem.php?pid=3537
#include <iostream>
#include <set>
using namespace std;

int g(int x) {
    bool odd = false;
    for (int rest = x; rest > 0; rest /= 2) {
        if (rest % 2 == 1) odd = !odd;
    }
    return odd ? 2 * x : 2 * x + 1;
}

int main() {
    int n;
    while (cin >> n) {
        set<int> heads;
        int X = 0;
        while (n--) {
            int x;
            cin >> x;
            if (heads.insert(x).second) X ^= g(x);
        }
        cout << (X == 0 ? "Yes\n" : "No\n");
    }
}
