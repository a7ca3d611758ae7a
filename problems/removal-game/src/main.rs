//! Removal Game, CSES 1097: <https://cses.fi/problemset/task/1097>.

use proconio::input;

fn main() {
    input! { x: [i64] }
    assert!((1..=5000).contains(&x.len()), "n = {}: from 1 to 5000", x.len());
    let sum: i64 = x.iter().sum();
    println!("{}", (sum + best_difference(&x)) / 2);
}

/// The first player's score minus the opponent's.
fn best_difference(x: &[i64]) -> i64 {
    let n = x.len();
    let mut d = x.to_vec();
    for length in 2..=n {
        for l in 0..=n - length {
            let r = l + length - 1;
            d[l] = (x[l] - d[l + 1]).max(x[r] - d[l]);
        }
    }
    d[0]
}

#[cfg(test)]
mod tests;
