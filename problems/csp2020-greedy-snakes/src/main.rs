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

type Snake = (u32, usize); // strength, number

/// How many snakes are left in the end.
fn snakes_left(strengths: &[u32]) -> u64 {
    let mut snakes: Vec<Snake> = strengths.iter().copied().zip(1..).collect();
    snakes.sort_unstable();
    // Those that have not eaten, the weakest first; those that have, the strongest first.
    let (mut hungry, mut fed) = (VecDeque::from(snakes), VecDeque::new());
    let mut left = strengths.len() as u64;
    while left > 1 {
        let weakest = hungry.pop_front().expect("the weakest has not eaten");
        let mut eater = eat(weakest, &mut hungry, &mut fed);
        if is_safe(eater, &hungry, &fed) {
            fed.push_back(eater);
            left -= 1;
            continue;
        }
        let mut chain = 1;
        while !is_safe(eater, &hungry, &fed) {
            eater = eat(eater, &mut hungry, &mut fed);
            chain += 1;
        }
        return left - chain % 2;
    }
    left
}

/// The strongest snake, after it has eaten the weakest.
fn eat(weakest: Snake, hungry: &mut VecDeque<Snake>, fed: &mut VecDeque<Snake>) -> Snake {
    let is_fed = fed.front() > hungry.back(); // None is less than any snake
    let strongest = if is_fed { fed.pop_front() } else { hungry.pop_back() };
    let (strength, number) = strongest.expect("another snake is left");
    (strength - weakest.0, number)
}

/// Is another snake weaker, or is there no other?
fn is_safe(eater: Snake, hungry: &VecDeque<Snake>, fed: &VecDeque<Snake>) -> bool {
    let weakest = hungry.front().into_iter().chain(fed.back()).min();
    weakest.map_or(true, |other| *other < eater)
}

#[cfg(test)]
mod tests;
