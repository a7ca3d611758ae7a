//! Moving Tokens, AcWing 1319: <https://www.acwing.com/problem/content/1321/>.

use proconio::{input, marker::Usize1};
use shared::grundy::mex;

/// What g holds while the value of a node is still being found.
const OPEN: usize = usize::MAX;

fn main() {
    input! { n: usize, m: usize, k: usize }
    input! { edges: [(Usize1, Usize1); m], tokens: [Usize1; k] }
    println!("{}", if first_player_wins(n, &edges, &tokens) { "win" } else { "lose" });
}

/// Is the nim-sum of the tokens' Grundy values not 0? Nodes count from 0.
fn first_player_wins(n: usize, edges: &[(usize, usize)], tokens: &[usize]) -> bool {
    assert!(n <= 2000, "{} nodes: at most 2000", n);
    let mut next = vec![vec![]; n];
    for &(x, y) in edges {
        assert!(x.max(y) < n, "node {}: there are only {}", x.max(y) + 1, n);
        next[x].push(y);
    }
    let mut g = vec![None; n];
    let mut sum = 0;
    for &x in tokens {
        assert!(x < n, "node {}: there are only {}", x + 1, n);
        sum ^= grundy_value(x, &next, &mut g);
    }
    sum != 0
}

/// g(x); all values that are found on the way are stored.
fn grundy_value(x: usize, next: &[Vec<usize>], g: &mut [Option<usize>]) -> usize {
    if let Some(value) = g[x] {
        assert!(value != OPEN, "node {}: it is on a cycle, so play need not end", x + 1);
        return value;
    }
    g[x] = Some(OPEN);
    let value = mex(next[x].iter().map(|&y| grundy_value(y, next, g)));
    g[x] = Some(value);
    value
}

#[cfg(test)]
mod tests;
