//! World of Darkraft, Codeforces 138D: <https://codeforces.com/problemset/problem/138/D>.

use proconio::{input, marker::Chars};
use shared::{grundy::mex, nim::nim_sum};
use std::collections::HashMap;

fn main() {
    input! { n: usize, m: usize, rows: [Chars; n] }
    println!("{}", if grundy_value(&rows, m) == 0 { "LOSE" } else { "WIN" });
}

/// The nim-sum of the two colours, each a block of its own.
fn grundy_value(rows: &[Vec<char>], m: usize) -> usize {
    let mut colours = [vec![], vec![]];
    for (i, row) in rows.iter().enumerate() {
        let letters: String = row.iter().collect();
        assert!(row.len() == m, "{}: a row of {} letters is needed", letters, m);
        for (j, &letter) in row.iter().enumerate() {
            assert!("LRX".contains(letter), "{}: the letters are L, R and X", letters);
            colours[(i + j) % 2].push((i + j + 1, i + m - j, letter));
        }
    }
    let whole = [0, rows.len() + m, 0, rows.len() + m];
    nim_sum(colours.iter().map(|cells| value(cells, whole, &mut HashMap::new())))
}

/// u = i + j + 1, v = i − j + m, both at least 1, and the letter.
type Cell = (usize, usize, char);
/// a, b, c, d: a block is all cells of one colour with a < u < b and c < v < d.
type Block = [usize; 4];

fn value(cells: &[Cell], block: Block, known: &mut HashMap<Block, usize>) -> usize {
    if let Some(&g) = known.get(&block) {
        return g;
    }
    let [a, b, c, d] = block;
    let mut options = vec![];
    for &(u, v, letter) in cells {
        if a < u && u < b && c < v && v < d {
            let us = if letter == 'R' { vec![(a, b)] } else { vec![(a, u), (u, b)] };
            let vs = if letter == 'L' { vec![(c, d)] } else { vec![(c, v), (v, d)] };
            let mut left = 0;
            for &(a, b) in &us {
                for &(c, d) in &vs {
                    left ^= value(cells, [a, b, c, d], known);
                }
            }
            options.push(left);
        }
    }
    let g = mex(options);
    known.insert(block, g);
    g
}

#[cfg(test)]
mod tests;
