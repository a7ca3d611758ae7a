//! Nim Game, Luogu P2197: <https://www.luogu.com.cn/problem/P2197>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["Yes", "No"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().copied()) != 0
}

#[cfg(test)]
mod tests;
