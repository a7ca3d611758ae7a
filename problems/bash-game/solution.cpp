// Brave Game / 巴什博弈, HDU 1846: https://acm.hdu.edu.cn/showproblem.php?pid=1846
#include <iostream>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n, m;
        cin >> n >> m;
        cout << (n % (m + 1) != 0 ? "first\n" : "second\n");
    }
}
