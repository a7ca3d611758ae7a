// Moving Coins / [SDOI2019] 移动金币, Luogu P5363: https://www.luogu.com.cn/problem/P5363
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const long long MODULUS = 1000000009;

// D(0), …, D(e)
vector<long long> nim_sums_of_0(int k, int e) {
    vector<long long> C(k + 1), D(e + 1);
    C[0] = D[0] = 1;
    for (int row = 1; row <= k; row++) {
        for (int j = row; j >= 1; j--) C[j] += C[j - 1];
    }
    for (int s = 2; s <= e; s += 2) {
        for (int j = 0; j <= min(k, s); j += 2) {
            D[s] = (D[s] + C[j] * D[(s - j) / 2]) % MODULUS;
        }
    }
    return D;
}

long long with_gaps(vector<long long> ways, int gaps) {
    while (gaps--) {
        for (size_t s = 1; s < ways.size(); s++) ways[s] = (ways[s] + ways[s - 1]) % MODULUS;
    }
    return ways.back();
}

int main() {
    int n, m;
    cin >> n >> m;
    if (m > n) {
        cout << "0\n";
        return 0;
    }
    int e = n - m, k = (m + 1) / 2;
    long long all = with_gaps(nim_sums_of_0(0, e), m + 1);
    long long lost = with_gaps(nim_sums_of_0(k, e), m + 1 - k);
    cout << (all + MODULUS - lost) % MODULUS << '\n';
}
