// Game on Sum (Hard Version), Codeforces 1628D2: https://codeforces.com/problemset/problem/1628/D2
#include <iostream>
#include <vector>
using namespace std;

const long long MODULUS = 1000000007;
const int MOST = 1000000;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    vector<long long> inverse(MOST + 1, 1);
    for (int i = 2; i <= MOST; i++) {
        inverse[i] = (MODULUS - MODULUS / i) * inverse[MODULUS % i] % MODULUS;
    }
    int t;
    cin >> t;
    while (t--) {
        int n, m;
        long long k;
        cin >> n >> m >> k;
        long long sum = 0, choose = 1;  // choose = C(n, i)
        for (int i = 0; i < m; i++) {
            sum = (sum + (m - i) * choose) % MODULUS;
            choose = choose * (n - i) % MODULUS * inverse[i + 1] % MODULUS;
        }
        sum = sum * k % MODULUS;
        for (int turn = 1; turn < n; turn++) sum = sum * inverse[2] % MODULUS;
        cout << sum << '\n';
    }
}
