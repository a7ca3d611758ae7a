//! E&D, Luogu P2148: <https://www.luogu.com.cn/problem/P2148>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { games: [[u64]] }
    print::verdicts(["YES", "NO"], games.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is the nim-sum of the values of all pairs not 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    assert!(heaps.len() % 2 == 0, "{} heaps: they must stand in pairs", heaps.len());
    nim_sum(heaps.chunks(2).map(|pair| g(pair[0], pair[1]))) != 0
}

/// The first place, counted from 0 at the right, where a − 1 and b − 1 both have a 0.
fn g(a: u64, b: u64) -> u32 {
    assert!(a > 0 && b > 0, "heaps {} and {}: each has at least 1 stone", a, b);
    ((a - 1) | (b - 1)).trailing_ones()
}

#[cfg(test)]
mod tests;
