//! Nim Game, Luogu P2197: <https://www.luogu.com.cn/problem/P2197>.

use proconio::{input, read_value};
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: usize }
    print::verdicts(["Yes", "No"], (0..cases).map(|_| first_player_wins(&read_value!([u64]))));
}

fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().copied()) != 0
}

#[cfg(test)]
mod tests;
