//! Stripes, Luogu P8369: <https://www.luogu.com.cn/problem/P8369>.

use proconio::input;
use shared::{grundy::mex, print};

/// The longest board.
const LONGEST: usize = 1000;

fn main() {
    input! { tiles: [usize; 3], boards: [usize] }
    for &p in &boards {
        assert!(p <= LONGEST, "a board of {} cells: at most {}", p, LONGEST);
    }
    let g = grundy_values(&tiles, LONGEST);
    print::verdicts(["1", "2"], boards.iter().map(|&p| g[p] != 0));
}

/// g(0), …, g(longest) for the given tiles.
fn grundy_values(tiles: &[usize], longest: usize) -> Vec<usize> {
    assert!(!tiles.contains(&0), "a tile has at least 1 cell, not 0");
    let mut g: Vec<usize> = vec![];
    for p in 0..=longest {
        let mut options = vec![];
        for &s in tiles.iter().filter(|&&s| s <= p) {
            for l in 0..=p - s {
                options.push(g[l] ^ g[p - s - l]);
            }
        }
        g.push(mex(options));
    }
    g
}

#[cfg(test)]
mod tests;
