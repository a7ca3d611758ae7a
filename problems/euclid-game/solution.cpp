// Euclid's Game / 欧几里德的游戏, Luogu P1290: https://www.luogu.com.cn/problem/P1290
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        long long n, m;
        cin >> n >> m;
        if (n < m) swap(n, m);
        bool first_player_wins = n == m || n * (n - m) > m * m;
        cout << (first_player_wins ? "Stan wins" : "Ollie wins") << '\n';
    }
}
