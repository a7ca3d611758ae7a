//! Choosing Carrot, Codeforces 794E: <https://codeforces.com/problemset/problem/794/E>.

use proconio::input;
use shared::print;

fn main() {
    input! { a: [u64] }
    assert!((1..=300_000).contains(&a.len()), "n = {}: from 1 to 300000", a.len());
    print::line(last_carrots(&a));
}

/// The answers for k = 0, …, n − 1.
fn last_carrots(a: &[u64]) -> Vec<u64> {
    let n = a.len();
    let (mut even, mut odd) = (vec![0; n + 2], vec![0; n + 2]);
    for i in 1..=n {
        let h = i.min(n - i + 1);
        even[h] = even[h].max(a[i - 1]);
    }
    for i in 1..n {
        let h = i.min(n - i);
        odd[h] = odd[h].max(a[i - 1].min(a[i]));
    }
    for h in (1..n).rev() {
        even[h] = even[h].max(even[h + 1]);
        odd[h] = odd[h].max(odd[h + 1]);
    }
    odd[0] = even[1]; // m = 1
    (1..=n).rev().map(|m| if m % 2 == 0 { even[m / 2] } else { odd[m / 2] }).collect()
}

#[cfg(test)]
mod tests;
