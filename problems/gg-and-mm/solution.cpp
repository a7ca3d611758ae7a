// GG and MM / GG 和 MM, HDU 3595: https://acm.hdu.edu.cn/showproblem.php?pid=3595
#include <algorithm>
#include <iostream>
using namespace std;

// a <= b
int length(int a, int b) {
    if (a == 0) return 0;
    int r = length(b % a, a);
    return b >= 2 * a && r % 2 == 1 ? r + 2 : r + 1;
}

int main() {
    ios::sync_with_stdio(false);
    int n;
    while (cin >> n) {
        int longest = 0;
        while (n--) {
            int p, q;
            cin >> p >> q;
            longest = max(longest, length(min(p, q), max(p, q)));
        }
        cout << (longest % 2 == 1 ? "MM\n" : "GG\n");
    }
}
