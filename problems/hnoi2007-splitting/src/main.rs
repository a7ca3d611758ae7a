//! Splitting Game, Luogu P3185: <https://www.luogu.com.cn/problem/P3185>.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { beans: [u64] }
        let wins = winning_moves(&beans);
        answers += &match wins.first() {
            Some((i, j, k)) => format!("{} {} {}\n{}\n", i, j, k, wins.len()),
            None => String::from("-1 -1 -1\n0\n"),
        };
    }
    print!("{}", answers);
}

/// All moves i, j, k that leave X = 0, in the order asked for.
fn winning_moves(beans: &[u64]) -> Vec<(usize, usize, usize)> {
    let n = beans.len();
    let v: Vec<usize> = (0..n).map(|i| g(n - 1 - i)).collect();
    let x = nim_sum((0..n).filter(|&i| beans[i] % 2 == 1).map(|i| v[i]));
    let mut wins = vec![];
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            for k in j..n {
                if (x ^ v[i] ^ v[j] ^ v[k]) == 0 {
                    wins.push((i, j, k));
                }
            }
        }
    }
    wins
}

/// The value of a bean with h bottles after its own, as in Split-Nim.
fn g(h: usize) -> usize {
    if h == 0 {
        return 0;
    }
    let i = h - 1;
    2 * i + usize::from(i.count_ones() % 2 == 0)
}

#[cfg(test)]
mod tests;
