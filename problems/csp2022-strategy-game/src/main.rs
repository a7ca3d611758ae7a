//! Strategy Game, Luogu P8818: <https://www.luogu.com.cn/problem/P8818>.

use proconio::input;
use shared::print;

const NONE: i64 = i64::MAX; // in place of a number on the other side of 0

type Round = (usize, usize, usize, usize);

fn main() {
    input! {
        n: usize, m: usize, q: usize,
        a: [i32; n], b: [i32; m], rounds: [(usize, usize, usize, usize); q],
    }
    print::lines(scores(&a, &b, &rounds));
}

/// The score of each round l₁, r₁, l₂, r₂.
fn scores(a: &[i32], b: &[i32], rounds: &[Round]) -> Vec<i64> {
    let (a_low, a_high) = (table(a, |a| a), table(a, |a| -a));
    let from_0 = table(a, |a| if a >= 0 { a } else { NONE });
    let below_0 = table(a, |a| if a < 0 { -a } else { NONE });
    let (b_low, b_high) = (table(b, |b| b), table(b, |b| -b));
    let score = |&(l1, r1, l2, r2): &Round| {
        let (s, t) = (least(&b_low, l2, r2), -least(&b_high, l2, r2));
        let ends = [
            least(&a_low, l1, r1),
            -least(&a_high, l1, r1),
            least(&from_0, l1, r1),
            -least(&below_0, l1, r1),
        ];
        let real = ends.iter().filter(|a| a.abs() < NONE);
        real.map(|a| (a * s).min(a * t)).max().expect("a range has a least number")
    };
    rounds.iter().map(score).collect()
}

/// In row k, at place i: the least of 2ᵏ keys, from the i-th on.
fn table(numbers: &[i32], key: impl Fn(i64) -> i64) -> Vec<Vec<i64>> {
    let mut rows: Vec<Vec<i64>> = vec![numbers.iter().map(|&x| key(x.into())).collect()];
    let mut half = 1;
    while 2 * half <= numbers.len() {
        let row = &rows[rows.len() - 1];
        rows.push(row.iter().zip(&row[half..]).map(|(&x, &y)| x.min(y)).collect());
        half *= 2;
    }
    rows
}

/// The least key from place l to place r; places count from 1.
fn least(rows: &[Vec<i64>], l: usize, r: usize) -> i64 {
    let n = rows[0].len();
    assert!(1 <= l && l <= r && r <= n, "range {} {}: from 1 to {}", l, r, n);
    let k = usize::BITS - 1 - (r - l + 1).leading_zeros();
    let row = &rows[k as usize];
    row[l - 1].min(row[r - (1 << k)])
}

#[cfg(test)]
mod tests;
