//! The Halving Game.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["First", "Second"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is the nim-sum of all g not 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|&h| g(h))) != 0
}

/// The number of binary digits of h.
fn g(h: u64) -> u64 {
    u64::from(64 - h.leading_zeros())
}

#[cfg(test)]
mod tests;
