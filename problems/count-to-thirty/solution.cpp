// Count to Thirty.
// A race to one number W, decided by W mod (k + 1).
#include <iostream>

// The least m with m(m + 1)/2 >= target: low is always too small, high is large enough.
long long numbers_to_reach(long long target) {
    long long low = 0, high = 2000000000;
    while (high - low > 1) {
        long long m = (low + high) / 2;
        if (m * (m + 1) / 2 < target) {
            low = m;
        } else {
            high = m;
        }
    }
    return high;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int questions;
    std::cin >> questions;
    while (questions--) {
        long long variant, target, k;
        std::cin >> variant >> target >> k;
        long long w = variant == 1 ? target : numbers_to_reach(target);
        long long x = w % (k + 1);
        if (x == 0) {
            std::cout << "Second\n";
        } else {
            std::cout << "First " << x << '\n';
        }
    }
}
