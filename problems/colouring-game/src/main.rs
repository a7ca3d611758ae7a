//! Colouring Game, Codeforces 1704F: <https://codeforces.com/problemset/problem/1704/F>.

use proconio::input;
use shared::{grundy::mex, print};

fn main() {
    input! { t: usize }
    let d = values(500_000);
    let wins = (0..t).map(|_| {
        input! { n: usize, word: String }
        assert!((2..=500_000).contains(&n), "n = {}: a row has 2 to 500000 cells", n);
        assert!(word.len() == n, "n = {}, but a word has {} letters", n, word.len());
        alice_wins(&word, &d)
    });
    print::verdicts(["Alice", "Bob"], wins);
}

/// D(0), …, D(longest): from 87 on they repeat.
fn values(longest: usize) -> Vec<usize> {
    let mut d = vec![0; longest + 1];
    for l in 2..=longest {
        d[l] = if l < 87 { mex((0..=l - 2).map(|i| d[i] ^ d[l - 2 - i])) } else { d[l - 34] };
    }
    d
}

/// Does Alice, who begins, win?
fn alice_wins(word: &str, d: &[usize]) -> bool {
    let count = |colour| word.bytes().filter(|&cell| cell == colour).count();
    let (red, blue) = (count(b'R'), count(b'B'));
    assert!(red + blue == word.len(), "a cell must be R or B");
    if red != blue {
        return red > blue;
    }
    let cells = word.as_bytes();
    let (mut sum, mut start) = (0, 0);
    for i in 1..=cells.len() {
        if i == cells.len() || cells[i] == cells[i - 1] {
            sum ^= d[i - start];
            start = i;
        }
    }
    sum != 0
}

#[cfg(test)]
mod tests;
