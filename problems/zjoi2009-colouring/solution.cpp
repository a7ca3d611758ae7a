// Colouring Game / [ZJOI2009] 染色游戏, Luogu P2594: https://www.luogu.com.cn/problem/P2594
#include <bitset>
#include <iostream>
using namespace std;

// g(i, j) = 2^exponent(i, j)
int exponent(int i, int j) {
    if (i > 1 && j > 1) return i + j - 2;
    int e = 0;
    for (int rest = i + j - 1; rest % 2 == 0; rest /= 2) e++;
    return e;
}

int main() {
    int games;
    cin >> games;
    while (games--) {
        int n, m;
        cin >> n >> m;
        bitset<200> nim_sum;
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= m; j++) {
                char coin;
                cin >> coin;
                if (coin == 'T') nim_sum.flip(exponent(i, j));
            }
        }
        cout << (nim_sum.any() ? "-_-\n" : "=_=\n");
    }
}
