//! Nim or not Nim?, HDU 3032: <https://acm.hdu.edu.cn/showproblem.php?pid=3032>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["Alice", "Bob"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is the nim-sum of all g(h) ≠ 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|&h| g(h))) != 0
}

/// The Grundy value of a heap.
fn g(h: u64) -> u64 {
    assert!(h < 1 << 31, "a heap of {}: at most 2147483647 stones", h);
    match h % 4 {
        3 => h + 1,
        0 if h > 0 => h - 1,
        _ => h,
    }
}

#[cfg(test)]
mod tests;
