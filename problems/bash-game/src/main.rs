//! Brave Game, HDU 1846: <https://acm.hdu.edu.cn/showproblem.php?pid=1846>.

use proconio::input;
use shared::print;

fn main() {
    input! { cases: [(u64, u64)] }
    print::verdicts(["first", "second"], cases.iter().map(|&(n, m)| first_player_wins(n, m)));
}

/// Does m + 1 not divide n?
fn first_player_wins(n: u64, m: u64) -> bool {
    assert!(m > 0, "m = 0: a move must be allowed to take at least 1 stone");
    n % (m + 1) != 0
}

#[cfg(test)]
mod tests;
