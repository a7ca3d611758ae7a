//! Bowling Pins, HackerRank bowling-pins: <https://www.hackerrank.com/challenges/bowling-pins/problem>.

use proconio::input;
use shared::{grundy::mex, print};

/// The longest row.
const LONGEST: usize = 300;

fn main() {
    input! { rows: [(usize, String)] }
    for (n, row) in &rows {
        assert!((1..=LONGEST).contains(n), "n = {}: a row has 1 to {} places", n, LONGEST);
        assert!(row.len() == *n, "n = {}, but a word has {} letters", n, row.len());
        assert!(row.chars().all(|place| "IX".contains(place)), "a place must be I or X");
    }
    let k = values(LONGEST);
    print::verdicts(["WIN", "LOSE"], rows.iter().map(|(_, row)| is_won(row, &k)));
}

/// K(0), …, K(longest).
fn values(longest: usize) -> Vec<usize> {
    let mut k = vec![0];
    for n in 1..=longest {
        let mut options = vec![];
        for j in 1..=n.min(2) {
            for a in 0..=n - j {
                options.push(k[a] ^ k[n - j - a]);
            }
        }
        k.push(mex(options));
    }
    k
}

/// Is the nim-sum of the runs' values not 0?
fn is_won(row: &str, k: &[usize]) -> bool {
    let mut sum = 0;
    for run in row.split('X') {
        sum ^= k[run.len()];
    }
    sum != 0
}

#[cfg(test)]
mod tests;
