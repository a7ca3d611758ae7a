//! Nim Game II, CSES 1098: <https://cses.fi/problemset/task/1098>.

use proconio::{input, read_value};
use shared::{nim::nim_sum, print};

fn main() {
    input! { t: usize }
    print::verdicts(["first", "second"], (0..t).map(|_| first_player_wins(&read_value!([u64]))));
}

/// Is the nim-sum of all x mod 4 not 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|x| x % 4)) != 0
}

#[cfg(test)]
mod tests;
