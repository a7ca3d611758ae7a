//! Split-Nim Game, AcWing 894: <https://www.acwing.com/problem/content/896/>.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { heaps: [u32] }
    println!("{}", if first_player_wins(&heaps) { "Yes" } else { "No" });
}

/// Is the nim-sum of all g(h) ≠ 0?
fn first_player_wins(heaps: &[u32]) -> bool {
    nim_sum(heaps.iter().map(|&h| g(h))) != 0
}

/// The Grundy value of a heap: the h-th odious number, or 0 for h = 0.
fn g(h: u32) -> u64 {
    if h == 0 {
        return 0;
    }
    let i = u64::from(h) - 1;
    2 * i + u64::from(i.count_ones() % 2 == 0)
}

#[cfg(test)]
mod tests;
