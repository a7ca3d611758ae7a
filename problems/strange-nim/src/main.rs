//! Strange Nim, AtCoder ARC 091 F: <https://atcoder.jp/contests/arc091/tasks/arc091_d>.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { heaps: [(u64, u64)] }
    println!("{}", if first_player_wins(&heaps) { "Takahashi" } else { "Aoki" });
}

/// Is the nim-sum of all values not 0, for heaps (a, k)?
fn first_player_wins(heaps: &[(u64, u64)]) -> bool {
    nim_sum(heaps.iter().map(|&(a, k)| g(a, k))) != 0
}

/// The Grundy value of a heap of x stones.
fn g(mut x: u64, k: u64) -> u64 {
    assert!(x <= 1_000_000_000, "a heap of {} stones: at most 10^9", x);
    assert!(k > 0, "k must be at least 1, not 0");
    while x % k > 0 {
        let (q, r) = (x / k, x % k);
        let steps = (r + q) / (q + 1); // r/(q + 1), rounded up
        x -= steps * (q + 1);
    }
    x / k
}

#[cfg(test)]
mod tests;
