// Count to Thirty / 抢30.
#include <iostream>
using namespace std;

long long numbers_to_reach(long long T) {
    long long low = 0, high = 2000000000;
    while (high - low > 1) {
        long long m = (low + high) / 2;
        if (m * (m + 1) / 2 < T) {
            low = m;
        } else {
            high = m;
        }
    }
    return high;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int questions;
    cin >> questions;
    while (questions--) {
        long long variant, T, k;
        cin >> variant >> T >> k;
        long long W = variant == 1 ? T : numbers_to_reach(T);
        long long x = W % (k + 1);
        if (x == 0) {
            cout << "Second\n";
        } else {
            cout << "First " << x << '\n';
        }
    }
}
