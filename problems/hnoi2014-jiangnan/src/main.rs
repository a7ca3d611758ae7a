//! Jiangnan, Luogu P3235: <https://www.luogu.com.cn/problem/P3235>.

use proconio::input;
use shared::{grundy::Mex, nim::nim_sum, print};

fn main() {
    input! { t: usize, f: usize, games: [[usize]; t] }
    print::line(answers(f, &games));
}

/// For each game: is the nim-sum of g over its heaps not 0?
fn answers(f: usize, games: &[Vec<usize>]) -> Vec<&'static str> {
    let largest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest < 100_000, "a heap has fewer than 100000 stones, not {}", largest);
    let g = grundy_values(f, largest);
    let sum = |heaps: &Vec<usize>| nim_sum(heaps.iter().map(|&x| g[x]));
    games.iter().map(|heaps| if sum(heaps) == 0 { "0" } else { "1" }).collect()
}

/// g(0), …, g(largest).
fn grundy_values(f: usize, largest: usize) -> Vec<usize> {
    let mut mex = Mex::up_to(largest);
    let (mut g, mut values) = (vec![0; largest + 1], vec![]);
    for x in f..=largest {
        let mut first = 2;
        while first <= x {
            let last = x / (x / first);
            for m in first..=last.min(first + 1) {
                let (q, r) = (x / m, x % m);
                let larger = if r % 2 == 1 { g[q + 1] } else { 0 };
                let smaller = if (m - r) % 2 == 1 { g[q] } else { 0 };
                values.push(larger ^ smaller);
            }
            first = last + 1;
        }
        g[x] = mex.of(values.drain(..));
    }
    g
}

#[cfg(test)]
mod tests;
