// Alice's Game, HDU 3544: https://acm.hdu.edu.cn/showproblem.php?pid=3544
#include <cstdio>
using namespace std;

int main() {
    int cases;
    scanf("%d", &cases);
    for (int t = 1; t <= cases; t++) {
        int n;
        scanf("%d", &n);
        // 至多 100 张，每张不到 10⁹：double 精确 / at most 100 sheets of less than 10⁹ each: exact
        double sum = 0;
        while (n--) {
            int x, y;
            scanf("%d %d", &x, &y);
            while (x > 1 && y > 1) {
                x /= 2;
                y /= 2;
            }
            sum += x - y;
        }
        printf("Case %d: %s\n", t, sum > 0 ? "Alice" : "Bob");
    }
}
