//! Heaps with Limits.

use proconio::input;

fn main() {
    input! { heaps: [(u64, u64)] }
    println!("{}", if first_player_wins(&heaps) { "N" } else { "P" });
}

/// Is the nim-sum of all values not 0, for heaps (m, p)?
fn first_player_wins(heaps: &[(u64, u64)]) -> bool {
    let mut x = 0;
    for &(m, p) in heaps {
        assert!(m > 0, "limit 0: a move must be allowed to take at least 1 stone");
        x ^= if p <= m { p } else { p % (m + 1) };
    }
    x != 0
}

#[cfg(test)]
mod tests;
