//! Colouring Game, Luogu P2594: <https://www.luogu.com.cn/problem/P2594>.

use proconio::{input, marker::Chars};
use shared::print;

fn main() {
    input! { games: usize }
    let wins = (0..games).map(|_| {
        input! { n: usize, m: usize, rows: [Chars; n] }
        first_player_wins(&rows, m)
    });
    print::verdicts(["-_-", "=_="], wins);
}

/// Is some power of two the number of an odd number of tails?
fn first_player_wins(rows: &[Vec<char>], m: usize) -> bool {
    let mut is_odd = vec![false; rows.len() + m];
    for (i, row) in (1..).zip(rows) {
        assert!(row.len() == m, "row {}: {} coins, not {}", i, row.len(), m);
        for (j, &coin) in (1..).zip(row) {
            if coin != 'H' {
                is_odd[exponent(i, j)] ^= true;
            }
        }
    }
    is_odd.contains(&true)
}

/// g(i, j) is 2 to this.
fn exponent(i: usize, j: usize) -> usize {
    if i == 1 || j == 1 {
        (i + j - 1).trailing_zeros() as usize
    } else {
        i + j - 2
    }
}

#[cfg(test)]
mod tests;
