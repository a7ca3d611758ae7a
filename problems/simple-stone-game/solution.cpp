// A Simple Stone Game / A simple stone game, HDU 2486: https://acm.hdu.edu.cn/showproblem.php?pid=2486
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int cases;
    scanf("%d", &cases);
    for (int t = 1; t <= cases; t++) {
        int n, k;
        scanf("%d %d", &n, &k);
        vector<int> whole(1, 1);
        int j = 0, last = 1;
        while (last < n) {
            while (whole[j] < (last + k - 1) / k) j++;
            last += whole[j];
            whole.push_back(last);
        }
        int rest = n, part = 0;
        for (int i = whole.size() - 1; i >= 0; i--) {
            if (whole[i] <= rest) {
                rest -= whole[i];
                part = whole[i];
            }
        }
        if (part == n) printf("Case %d: lose\n", t);
        else printf("Case %d: %d\n", t, part);
    }
}
