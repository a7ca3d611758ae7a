//! Arbitrary Nim, AtCoder ARC 168 B: <https://atcoder.jp/contests/arc168/tasks/arc168_b>.

use proconio::input;

fn main() {
    input! { heaps: [i64] }
    println!("{}", largest_k(heaps));
}

/// The largest K with which the first player wins; 0 if there is none, -1 if there is no largest.
fn largest_k(mut heaps: Vec<i64>) -> i64 {
    assert!(!heaps.is_empty(), "there is at least one heap");
    let mut x = 0;
    for &heap in &heaps {
        assert!(heap >= 1, "a heap of {}: there is at least one stone in each", heap);
        x ^= heap;
    }
    if x != 0 {
        return -1;
    }
    heaps.sort_unstable();
    while let Some(m) = heaps.pop() {
        if heaps.pop() != Some(m) {
            return m - 1;
        }
    }
    0
}

#[cfg(test)]
mod tests;
