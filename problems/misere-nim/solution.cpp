// Little John's Game / [SHOI2008] 小约翰的游戏, Luogu P4279: https://www.luogu.com.cn/problem/P4279
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int cases;
    cin >> cases;
    while (cases--) {
        int n, X = 0;
        bool some_is_large = false;
        cin >> n;
        while (n--) {
            int h;
            cin >> h;
            X ^= h;
            if (h > 1) some_is_large = true;
        }
        bool john_wins = some_is_large ? X != 0 : X == 0;
        cout << (john_wins ? "John\n" : "Brother\n");
    }
}
