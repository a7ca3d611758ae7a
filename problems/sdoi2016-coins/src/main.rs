//! Coin Game, Luogu P4077: <https://www.luogu.com.cn/problem/P4077>.

use proconio::input;
use shared::{grundy::mex, print};

const A: usize = 15; // 2¹⁵ and 3¹⁰ are above 30 000
const B: usize = 10;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { n: usize, most: usize, faces: [u8; n] }
        first_player_wins(&faces, most)
    });
    print::verdicts(["win", "lose"], wins);
}

/// Is the nim-sum of the g(a, b) of all coins that show 0 not 0?
fn first_player_wins(faces: &[u8], most: usize) -> bool {
    let n = faces.len();
    assert!((1..=30_000).contains(&n), "n = {}: from 1 to 30000 coins", n);
    assert!(most > 0, "MAXQ = 0: it must be at least 1");
    let g = grundy_values(most);
    let mut x = 0;
    for (i, &face) in faces.iter().enumerate() {
        assert!(face < 2, "a face of {}: 0 or 1", face);
        if face == 0 {
            let (a, rest) = exponent(i + 1, 2);
            let (b, _) = exponent(rest, 3);
            x ^= g[a][b];
        }
    }
    x != 0
}

/// How often p divides the number, and what is left of it.
fn exponent(mut number: usize, p: usize) -> (usize, usize) {
    let mut a = 0;
    while number % p == 0 {
        number /= p;
        a += 1;
    }
    (a, number)
}

/// g(a, b): what a coin c · 2ᵃ · 3ᵇ is worth while it shows 0.
fn grundy_values(most: usize) -> [[usize; B]; A] {
    let mut g = [[0; B]; A];
    for a in 0..A {
        for b in 0..B {
            let column: Vec<usize> = (0..a).rev().map(|a| g[a][b]).collect();
            let row: Vec<usize> = (0..b).rev().map(|b| g[a][b]).collect();
            let mut set = vec![];
            for line in [column, row] {
                for p in 1..=line.len() {
                    let mut sum = 0;
                    for j in 1..=most.min(line.len() / p) {
                        sum ^= line[p * j - 1];
                        set.push(sum);
                    }
                }
            }
            g[a][b] = mex(set);
        }
    }
    g
}

#[cfg(test)]
mod tests;
