//! Black and White, Luogu P7589: <https://www.luogu.com.cn/problem/P7589>.

use proconio::input;
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { n: usize, _k: u64, _d: u64, rows: [(i64, i64, i64); n] }
        alice_wins(&rows)
    });
    print::verdicts(["Yes", "No"], wins);
}

/// Is X, the nim-sum of the gaps, not 0? A row is (y, b, w).
fn alice_wins(rows: &[(i64, i64, i64)]) -> bool {
    let mut x = 0;
    for &(y, b, w) in rows {
        assert!(b != w, "row {}: both pieces are in column {}", y, b);
        x ^= b.abs_diff(w) - 1;
    }
    x != 0
}

#[cfg(test)]
mod tests;
