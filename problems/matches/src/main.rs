//! Taking Matches, Luogu P1247: <https://www.luogu.com.cn/problem/P1247>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { mut heaps: [u64] }
    match first_winning_move(&heaps) {
        None => println!("lose"),
        Some((i, rest)) => {
            println!("{} {}", heaps[i] - rest, i + 1);
            heaps[i] = rest;
            print::line(heaps);
        }
    }
}

/// The first heap that has a winning move, counted from 0, and what the move leaves of it.
fn first_winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let x = nim_sum(heaps.iter().copied());
    for (i, &h) in heaps.iter().enumerate() {
        if (h ^ x) < h {
            return Some((i, h ^ x));
        }
    }
    None
}

#[cfg(test)]
mod tests;
