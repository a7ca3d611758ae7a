//! Set-Nim Game, AcWing 893: <https://www.acwing.com/problem/content/895/>.

use proconio::input;
use shared::{grundy::Mex, nim::nim_sum};

fn main() {
    input! { set: [usize], heaps: [usize] }
    println!("{}", if first_player_wins(&set, &heaps) { "Yes" } else { "No" });
}

/// Is the nim-sum of the heaps' Grundy values not 0?
fn first_player_wins(set: &[usize], heaps: &[usize]) -> bool {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= 10_000, "a heap of {} stones: at most 10000", largest);
    let g = grundy_values(set, largest);
    nim_sum(heaps.iter().map(|&h| g[h])) != 0
}

/// g(0), …, g(largest).
fn grundy_values(set: &[usize], largest: usize) -> Vec<usize> {
    assert!(!set.contains(&0), "the set has a 0: a move must take at least 1 stone");
    let mut mex = Mex::up_to(set.len());
    let mut g = vec![];
    for h in 0..=largest {
        g.push(mex.of(set.iter().filter(|&&s| s <= h).map(|s| g[h - s])));
    }
    g
}

#[cfg(test)]
mod tests;
