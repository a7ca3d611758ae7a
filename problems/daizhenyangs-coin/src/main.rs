//! Daizhenyang's Coin, HDU 3537: <https://acm.hdu.edu.cn/showproblem.php?pid=3537>.

use proconio::{input, is_stdin_empty};
use shared::print;

fn main() {
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { heads: [u64] }
        wins.push(first_player_wins(heads));
    }
    print::verdicts(["No", "Yes"], wins);
}

/// Is the nim-sum of the numbers of the heads ≠ 0?
fn first_player_wins(mut heads: Vec<u64>) -> bool {
    heads.sort_unstable();
    heads.dedup();
    let mut nim_sum = 0;
    for x in heads {
        assert!(x < 100_000_000, "coin {}: coins are numbered from 0 to 99999999", x);
        nim_sum ^= g(x);
    }
    nim_sum != 0
}

/// The one of 2x and 2x + 1 that has an odd number of ones in binary.
fn g(x: u64) -> u64 {
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

#[cfg(test)]
mod tests;
