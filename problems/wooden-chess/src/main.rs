//! Chess with Two Kinds of Wood, Luogu P4363: <https://www.luogu.com.cn/problem/P4363>.

use proconio::input;
use std::collections::HashMap;

fn main() {
    input! { n: usize, m: usize, a: [[i32; m]; n], b: [[i32; m]; n] }
    assert!((1..=10).contains(&n) && (1..=10).contains(&m), "{} x {}: 1 to 10 each", n, m);
    println!("{}", value(&vec![0; n], &a, &b, &mut HashMap::new()));
}

/// V of the staircase with these numbers of pieces in its rows; `known` has the values found so far.
fn value(
    rows: &[usize],
    a: &[Vec<i32>],
    b: &[Vec<i32>],
    known: &mut HashMap<Vec<usize>, i32>,
) -> i32 {
    if let Some(&v) = known.get(rows) {
        return v;
    }
    let is_black = rows.iter().sum::<usize>() % 2 == 0;
    let mut moves = vec![];
    for i in 0..rows.len() {
        let column = rows[i];
        if column < a[i].len() && (i == 0 || rows[i - 1] > column) {
            let mut after = rows.to_vec();
            after[i] += 1;
            let won = if is_black { a[i][column] } else { -b[i][column] };
            moves.push(won + value(&after, a, b, known));
        }
    }
    let best = if is_black { moves.iter().max() } else { moves.iter().min() };
    let v = *best.unwrap_or(&0);
    known.insert(rows.to_vec(), v);
    v
}

#[cfg(test)]
mod tests;
