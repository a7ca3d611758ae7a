//! Constrained Nim 2, AtCoder ABC 297 G: <https://atcoder.jp/contests/abc297/tasks/abc297_g>.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { n: usize, l: u64, r: u64, heaps: [u64; n] }
    println!("{}", if first_player_wins(&heaps, l, r) { "First" } else { "Second" });
}

/// Is the nim-sum of the heaps' Grundy values not 0?
fn first_player_wins(heaps: &[u64], l: u64, r: u64) -> bool {
    assert!(0 < l && l <= r && r <= 1_000_000_000, "L = {}, R = {}: not 1 ≤ L ≤ R ≤ 10^9", l, r);
    nim_sum(heaps.iter().map(|&x| g(x, l, r))) != 0
}

/// The Grundy value of a heap of x stones.
fn g(x: u64, l: u64, r: u64) -> u64 {
    x % (l + r) / l
}

#[cfg(test)]
mod tests;
