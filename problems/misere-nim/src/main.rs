//! Little John's Game, Luogu P4279: <https://www.luogu.com.cn/problem/P4279>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["John", "Brother"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

fn first_player_wins(heaps: &[u64]) -> bool {
    let x = nim_sum(heaps.iter().copied());
    let some_is_large = heaps.iter().any(|&h| h > 1);
    (x != 0) == some_is_large
}

#[cfg(test)]
mod tests;
