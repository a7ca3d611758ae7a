//! Cutting Game, Luogu P10501: <https://www.luogu.com.cn/problem/P10501>.

use proconio::{input, is_stdin_empty};
use shared::{grundy::mex, print};

const LONGEST: usize = 200;

fn main() {
    let g = grundy_values(LONGEST);
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { w: usize, h: usize }
        wins.push(first_player_wins(w, h, &g));
    }
    print::verdicts(["WIN", "LOSE"], wins);
}

/// Is g(w, h) ≠ 0?
fn first_player_wins(w: usize, h: usize, g: &[Vec<usize>]) -> bool {
    assert!(w.min(h) >= 2 && w.max(h) <= LONGEST, "{} x {}: sides are from 2 to {}", w, h, LONGEST);
    g[w][h] != 0
}

/// g(w, h) for all sides from 2 to `longest`.
fn grundy_values(longest: usize) -> Vec<Vec<usize>> {
    let mut g = vec![vec![0; longest + 1]; longest + 1];
    for w in 2..=longest {
        for h in 2..=w {
            let upright = (2..=w - 2).map(|c| g[c][h] ^ g[w - c][h]);
            let across = (2..=h - 2).map(|d| g[w][d] ^ g[w][h - d]);
            g[w][h] = mex(upright.chain(across));
            g[h][w] = g[w][h];
        }
    }
    g
}

#[cfg(test)]
mod tests;
