// Nim or not Nim?, HDU 3032: https://acm.hdu.edu.cn/showproblem.php?pid=3032
#include <iostream>
using namespace std;

unsigned g(unsigned h) {
    if (h % 4 == 3) return h + 1;
    if (h % 4 == 0) return h - 1;
    return h;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int cases;
    cin >> cases;
    while (cases--) {
        int n;
        cin >> n;
        unsigned X = 0;
        while (n--) {
            unsigned h;
            cin >> h;
            X ^= g(h);
        }
        cout << (X != 0 ? "Alice" : "Bob") << '\n';
    }
}
