//! Euclid's Game, Luogu P1290: <https://www.luogu.com.cn/problem/P1290>.

use proconio::input;
use shared::print;

fn main() {
    input! { pairs: [(u64, u64)] }
    let wins = pairs.iter().map(|&(a, b)| first_player_wins(a, b));
    print::verdicts(["Stan wins", "Ollie wins"], wins);
}

/// Is n = m or n/m > φ, where n is the larger number?
fn first_player_wins(a: u64, b: u64) -> bool {
    let (m, n) = (a.min(b), a.max(b));
    assert!(m > 0, "{} {}: both numbers must be at least 1", a, b);
    assert!(n < 1 << 31, "{} {}: both numbers must be below 2147483648", a, b);
    n == m || n * (n - m) > m * m
}

#[cfg(test)]
mod tests;
