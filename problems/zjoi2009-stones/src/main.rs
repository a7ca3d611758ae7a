//! Stones from Both Ends, Luogu P2599: <https://www.luogu.com.cn/problem/P2599>.

use proconio::input;
use shared::print;

fn main() {
    input! { rows: [[u64]] }
    print::verdicts(["1", "0"], rows.iter().map(|row| first_player_wins(row)));
}

/// Is l(row) ≠ 0?
fn first_player_wins(row: &[u64]) -> bool {
    let n = row.len();
    assert!(n <= 1000, "n = {}: at most 1000 heaps", n);
    assert!(!row.contains(&0), "a heap must hold at least 1 stone, not 0");
    // l and r of the part that begins with heap i, at first of length 0.
    let mut l = vec![0; n + 1];
    let mut r = vec![0; n + 1];
    for length in 1..=n {
        for i in 0..=n - length {
            let (first, last) = (row[i], row[i + length - 1]);
            let new_l = end_heap(last, l[i], r[i]);
            r[i] = end_heap(first, r[i + 1], l[i + 1]);
            l[i] = new_l;
        }
    }
    l[0] != 0
}

/// l(M, x) for l = l(M) and r = r(M); and r(x, M) if l and r are exchanged.
fn end_heap(x: u64, l: u64, r: u64) -> u64 {
    if x == r {
        return 0;
    }
    if x < r {
        x + u64::from(l <= x)
    } else {
        x - u64::from(x <= l)
    }
}

#[cfg(test)]
mod tests;
