//! Advance or Eat, AtCoder ABC 229 H: <https://atcoder.jp/contests/abc229/tasks/abc229_h>.

use proconio::input;
use std::collections::HashMap;

fn main() {
    input! { n: usize, rows: [String; n] }
    assert!((1..=8).contains(&n), "N is {}: from 1 to 8", n);
    assert!(rows.iter().all(|row| row.len() == n), "a row has {} letters", n);
    println!("{}", if takahashi_wins(&rows) { "Takahashi" } else { "Snuke" });
}

/// A free move, in the units in which values are counted.
const ONE: i64 = 1 << 36;

fn takahashi_wins(rows: &[String]) -> bool {
    let mut known = HashMap::new();
    let column = |j: usize| rows.iter().map(|row| row.as_bytes()[j]).collect::<Vec<u8>>();
    (0..rows[0].len()).map(|j| value(&column(j), &mut known)).sum::<i64>() > 0
}

fn value(column: &[u8], known: &mut HashMap<Vec<u8>, i64>) -> i64 {
    if let Some(&value) = known.get(column) {
        return value;
    }
    // What Takahashi can leave, and what Snuke can leave.
    let mut options = [vec![], vec![]];
    for i in (0..column.len()).filter(|&i| column[i] != b'.') {
        let owner = "WB".find(char::from(column[i])).expect("the letters are W, B and .");
        let mut after = column.to_vec();
        after[i] = b'.';
        options[1 - owner].push(value(&after, known));
        if i > 0 && column[i - 1] == b'.' {
            after[i - 1] = column[i];
            options[owner].push(value(&after, known));
        }
    }
    // All values are nearer to 0 than 64, so without a move there is no bound.
    let a = options[0].iter().copied().fold(-64 * ONE, i64::max);
    let b = options[1].iter().copied().fold(64 * ONE, i64::min);
    known.insert(column.to_vec(), simplest(a, b));
    simplest(a, b)
}

/// The simplest number strictly between a and b.
fn simplest(a: i64, b: i64) -> i64 {
    if a < 0 && 0 < b {
        return 0;
    }
    if a < 0 {
        return -simplest(-b, -a);
    }
    let mut unit = ONE;
    while (a / unit + 1) * unit >= b {
        unit /= 2;
    }
    (a / unit + 1) * unit
}

#[cfg(test)]
mod tests;
