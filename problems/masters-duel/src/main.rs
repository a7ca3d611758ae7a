//! Masters' Duel, Luogu P2575: <https://www.luogu.com.cn/problem/P2575>.

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { cases: usize }
    print::verdicts(["YES", "NO"], (0..cases).map(|_| first_player_wins(&read_value!([[usize]]))));
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
    let mut pieces = [0; 21];
    for &column in row {
        let fits = (1..=20).contains(&column) && pieces[column] == 0;
        assert!(fits, "row {:?}: columns must differ and be from 1 to 20", row);
        pieces[column] = 1;
    }
    let (mut b, mut j) = ([0; 21], 0);
    for column in (1..=20).rev() {
        b[j] += pieces[column];
        j += 1 - pieces[column];
    }
    b
}

#[cfg(test)]
mod tests;
