//! Greedy Snakes, Luogu P7078: <https://www.luogu.com.cn/problem/P7078>.

use proconio::{input, marker::Usize1};
use shared::print;
use std::collections::VecDeque;

fn main() {
    input! { sets: usize, mut strengths: [u32] }
    let n = strengths.len();
    assert!(sets > 0 && n > 0, "T = {}, n = {}: at least 1 each", sets, n);
    let mut answers = vec![snakes_left(&strengths)];
    for _ in 1..sets {
        input! { changes: [(Usize1, u32)] }
        for (x, y) in changes {
            assert!(x < n, "snake {}: there are only {}", x + 1, n);
            strengths[x] = y;
        }
        answers.push(snakes_left(&strengths));
    }
    print::lines(answers);
}

/// How many snakes are left in the end. A snake is its strength and its number.
fn snakes_left(strengths: &[u32]) -> u64 {
    let mut snakes: Vec<(u32, usize)> = strengths.iter().copied().zip(1..).collect();
    snakes.sort_unstable();
    // Those that have not eaten, the weakest first; those that have, the strongest first.
    let mut hungry = VecDeque::from(snakes);
    let mut fed: VecDeque<(u32, usize)> = VecDeque::new();
    // In a chain the last eater, which is the weakest, is in no queue.
    let (mut left, mut chain, mut last) = (strengths.len() as u64, 0, None);
    while let Some(weak) = last.or_else(|| hungry.pop_front()) {
        let is_fed = fed.front() > hungry.back(); // None is less than any snake
        let strong = if is_fed { fed.pop_front() } else { hungry.pop_back() };
        let (strength, number) = match strong {
            Some(snake) => snake,
            None => break,
        };
        let eater = (strength - weak.0, number);
        let is_safe = match hungry.front().into_iter().chain(fed.back()).min() {
            Some(other) => *other < eater,
            None => true,
        };
        if is_safe && chain == 0 {
            fed.push_back(eater);
            left -= 1;
            continue;
        }
        chain += 1;
        last = Some(eater);
        if is_safe {
            break;
        }
    }
    left - chain % 2
}

#[cfg(test)]
mod tests;
