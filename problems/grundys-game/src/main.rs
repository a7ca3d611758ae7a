//! Grundy's Game, CSES 2207: <https://cses.fi/problemset/task/2207>.

use proconio::input;
use shared::{grundy::mex, print};

/// The largest heap of the input, and the last lost one among them.
const MOST: usize = 1_000_000;
const LAST: usize = 1222;

fn main() {
    input! { heaps: [usize] }
    let g = grundy_values(LAST);
    print::verdicts(["first", "second"], heaps.iter().map(|&n| first_player_wins(n, &g)));
}

/// Is g(n) ≠ 0?
fn first_player_wins(n: usize, g: &[usize]) -> bool {
    assert!(0 < n && n <= MOST, "a heap of {}: from 1 to {} coins", n, MOST);
    n > LAST || g[n] != 0
}

/// g(1), …, g(most); the place of g(0) holds 0.
fn grundy_values(most: usize) -> Vec<usize> {
    let mut g = vec![0];
    for n in 1..=most {
        g.push(mex((1..(n + 1) / 2).map(|a| g[a] ^ g[n - a])));
    }
    g
}

#[cfg(test)]
mod tests;
