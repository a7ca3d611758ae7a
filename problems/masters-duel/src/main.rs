//! Masters' Duel, Luogu P2575: <https://www.luogu.com.cn/problem/P2575>.

use proconio::input;
use shared::print;

fn main() {
    input! { cases: [[[usize]]] }
    print::verdicts(["YES", "NO"], cases.iter().map(|rows| first_player_wins(rows)));
}

/// Is X, the nim-sum of b₁, b₃, b₅, … of all rows, not 0?
fn first_player_wins(rows: &[Vec<usize>]) -> bool {
    let mut x = 0;
    for row in rows {
        for b in stairs(row).iter().skip(1).step_by(2) {
            x ^= b;
        }
    }
    x != 0
}

/// b₀, b₁, …: bⱼ pieces of the row have j empty cells to their right.
fn stairs(row: &[usize]) -> [usize; 21] {
    let mut b = [0; 21];
    let mut j = 0;
    for column in (1..=20).rev() {
        if row.contains(&column) {
            b[j] += 1;
        } else {
            j += 1;
        }
    }
    let pieces: usize = b.iter().sum();
    assert!(pieces == row.len(), "row {:?}: columns must differ and be from 1 to 20", row);
    b
}

#[cfg(test)]
mod tests;
