//! Nim Game II, CSES 1098: <https://cses.fi/problemset/task/1098>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["first", "second"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is the nim-sum of all x mod 4 not 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|x| x % 4)) != 0
}

#[cfg(test)]
mod tests;
