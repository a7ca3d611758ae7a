//! Generalized Subtraction Game, AtCoder ABC 278 G: <https://atcoder.jp/contests/abc278/tasks/abc278_g>.

use proconio::input_interactive;
use shared::{grundy::mex, nim::nim_sum};

fn main() {
    input_interactive! { n: usize, l: usize, r: usize }
    let (middle, g, mut cards) = (middle(n, l, r), values(n, l), vec![true; n]);
    let mut take = middle.or_else(|| balance(&cards, l, &g));
    println!("{}", if take.is_some() { "First" } else { "Second" });
    loop {
        if let Some((x, y)) = take {
            cards[x - 1..x - 1 + y].fill(false);
            println!("{} {}", x, y);
        }
        input_interactive! { a: usize, b: usize }
        if a == 0 {
            return;
        }
        cards[a - 1..a - 1 + b].fill(false);
        take = middle.map_or_else(|| balance(&cards, l, &g), |_| Some((n + 2 - a - b, b)));
    }
}

fn middle(n: usize, l: usize, r: usize) -> Option<(usize, usize)> {
    let y = l + (n - l) % 2;
    Some(((n - y) / 2 + 1, y)).filter(|_| y <= r)
}

/// The Grundy values of rows of 0 to n cards, of which each turn takes l.
fn values(n: usize, l: usize) -> Vec<usize> {
    let mut g = vec![0; n + 1];
    for m in l..=n {
        g[m] = mex((0..=m - l).map(|i| g[i] ^ g[m - l - i]));
    }
    g
}

/// Which l cards to take so that the nim-sum of all rows becomes 0.
fn balance(cards: &[bool], l: usize, g: &[usize]) -> Option<(usize, usize)> {
    let (rows, mut start) = (cards.split(|&card| !card).map(<[bool]>::len), 1);
    let sum = nim_sum(rows.clone().map(|m| g[m]));
    for m in rows {
        let mut cuts = 0..(m + 1).saturating_sub(l);
        if let Some(i) = cuts.find(|i| g[*i] ^ g[m - l - i] ^ g[m] == sum) {
            return Some((start + i, l));
        }
        start += m + 1;
    }
    None
}

#[cfg(test)]
mod tests;
