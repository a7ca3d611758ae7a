//! Nullify The Matrix, Codeforces 1451F: <https://codeforces.com/problemset/problem/1451/F>.

use proconio::input;
use shared::print;

fn main() {
    input! { t: usize }
    let wins = (0..t).map(|_| {
        input! { n: usize, m: usize, matrix: [[u64; m]; n] }
        assert!(n >= 1 && m >= 1, "{} x {}: at least one row and one column", n, m);
        first_player_wins(&matrix)
    });
    print::verdicts(["Ashish", "Jeel"], wins);
}

/// Has some anti-diagonal a nim-sum that is not 0?
fn first_player_wins(matrix: &[Vec<u64>]) -> bool {
    let mut x = vec![0; matrix.len() + matrix[0].len()];
    for i in 0..matrix.len() {
        for j in 0..matrix[i].len() {
            x[i + j] ^= matrix[i][j];
        }
    }
    x.iter().any(|&x| x != 0)
}

#[cfg(test)]
mod tests;
