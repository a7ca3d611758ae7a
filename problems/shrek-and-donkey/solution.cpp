// Help Shrek and Donkey, Codeforces 98E: https://codeforces.com/problemset/problem/98/E
#include <iomanip>
#include <iostream>
using namespace std;

double known[1001][1001];

// 对手以概率 q 相信，使两行相等 / the other believes with the probability q that makes both rows equal
double chance(int a, int b) {
    if (a == 0 || b == 0) return 1.0 / (b + 1);
    double& f = known[a][b];
    if (f > 0) return f;
    double miss = 1.0 / (b + 1);
    double shown = (1 - miss) * (1 - chance(b - 1, a));
    double doubted = 1 - chance(b, a - 1);
    double honest[2] = {shown, shown + miss}, bluff[2] = {1, doubted};
    double q = (honest[1] - bluff[1]) / (bluff[0] - bluff[1] + honest[1] - honest[0]);
    return f = q * bluff[0] + (1 - q) * bluff[1];
}

int main() {
    int m, n;
    cin >> m >> n;
    double shrek = chance(m, n);
    cout << setprecision(12) << shrek << ' ' << 1 - shrek << endl;
}
