//! Deque Game, AtCoder ARC 116 F: <https://atcoder.jp/contests/arc116/tasks/arc116_f>.

use proconio::input;
use std::cmp::Reverse;

fn main() {
    input! { rows: [[u64]] }
    println!("{}", best_sum(&rows));
}

/// The sum of the last numbers with best play.
fn best_sum(rows: &[Vec<u64>]) -> u64 {
    assert!(!rows.is_empty(), "K = 0: at least one row");
    let e = rows.iter().filter(|row| row.len() % 2 == 0).count();
    let takahashi_opens = e % 2 == 0;
    let mut sum = 0;
    let mut choices = vec![];
    for (i, row) in rows.iter().enumerate() {
        assert!(!row.is_empty(), "row {}: at least one number", i + 1);
        if row.len() % 2 == 1 {
            sum += odd_value(row, takahashi_opens);
        } else {
            let after_left = odd_value(&row[1..], takahashi_opens);
            let after_right = odd_value(&row[..row.len() - 1], takahashi_opens);
            choices.push((after_left.max(after_right), after_left.min(after_right)));
        }
    }
    choices.sort_unstable_by_key(|&(hi, lo)| Reverse(hi - lo));
    for (turn, (hi, lo)) in choices.into_iter().enumerate() {
        sum += if turn % 2 == 0 { hi } else { lo };
    }
    sum
}

/// What a row of odd length is worth if this player has to open the odd rows.
fn odd_value(row: &[u64], takahashi_opens: bool) -> u64 {
    if row.len() == 1 {
        return row[0];
    }
    let middle = row.len() / 2;
    let (b, c, d) = (row[middle - 1], row[middle], row[middle + 1]);
    if takahashi_opens {
        c.min(b.max(d))
    } else {
        c.max(b.min(d))
    }
}

#[cfg(test)]
mod tests;
