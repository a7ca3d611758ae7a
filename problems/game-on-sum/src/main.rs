//! Game on Sum (Hard Version), Codeforces 1628D2: <https://codeforces.com/problemset/problem/1628/D2>.

use proconio::input;
use shared::print;

const MODULUS: u64 = 1_000_000_007;
const MOST: usize = 1_000_000;

fn main() {
    input! { games: [(usize, usize, u64)] }
    let inverse = inverses();
    print::lines(games.iter().map(|&(n, m, k)| score(n, m, k, &inverse)));
}

/// f(n, m), mod `MODULUS`.
fn score(n: usize, m: usize, k: u64, inverse: &[u64]) -> u64 {
    assert!(n <= MOST, "n = {}: at most 1000000 turns", n);
    assert!((1..=n).contains(&m), "m = {}: must be from 1 to n", m);
    assert!(k < MODULUS, "k = {}: must be below 1000000007", k);
    let (mut sum, mut choose) = (0, 1); // choose is C(n, i)
    for i in 0..m {
        sum = (sum + (m - i) as u64 * choose) % MODULUS;
        choose = choose * (n - i) as u64 % MODULUS * inverse[i + 1] % MODULUS;
    }
    sum = sum * k % MODULUS;
    for _ in 1..n {
        sum = sum * inverse[2] % MODULUS;
    }
    sum
}

/// 1/i mod `MODULUS` at the place i, for i from 1 to `MOST`.
fn inverses() -> Vec<u64> {
    let mut inverse = vec![0, 1];
    for i in 2..=MOST as u64 {
        inverse.push((MODULUS - MODULUS / i) * inverse[(MODULUS % i) as usize] % MODULUS);
    }
    inverse
}

#[cfg(test)]
mod tests;
