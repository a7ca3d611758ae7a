//! Magic Pearls, Luogu P10506: <https://www.luogu.com.cn/problem/P10506>.

use proconio::{input, is_stdin_empty};
use shared::{grundy::mex, nim::nim_sum, print};

/// The largest heap.
const MOST: usize = 1000;

fn main() {
    let g = grundy_values(MOST);
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { heaps: [usize] }
        wins.push(first_player_wins(&heaps, &g));
    }
    print::verdicts(["freda", "rainbow"], wins);
}

/// Is the nim-sum of the heaps' values not 0?
fn first_player_wins(heaps: &[usize], g: &[usize]) -> bool {
    assert!(!heaps.is_empty(), "a case has at least 1 heap");
    let mut sum = 0;
    for &p in heaps {
        assert!((1..=MOST).contains(&p), "a heap of {}: heaps are from 1 to {}", p, MOST);
        sum ^= g[p];
    }
    sum != 0
}

/// G(p) for p = 1, …, `most`; the place 0 is not used.
fn grundy_values(most: usize) -> Vec<usize> {
    let mut g = vec![0, 0];
    for p in 2..=most {
        let mut new = vec![]; // the values of the new heaps
        for d in 1..p {
            if p % d == 0 {
                new.push(g[d]);
            }
        }
        let x = nim_sum(new.iter().copied());
        g.push(mex(new.iter().map(|value| x ^ value)));
    }
    g
}

#[cfg(test)]
mod tests;
