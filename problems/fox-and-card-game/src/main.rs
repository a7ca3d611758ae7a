//! Fox and Card Game, Codeforces 388C: <https://codeforces.com/problemset/problem/388/C>.

use proconio::input;

fn main() {
    input! { piles: [[u64]] }
    let [ciel, jiro] = best_sums(&piles);
    println!("{} {}", ciel, jiro);
}

/// Ciel's sum and Jiro's. A pile begins with its top card.
fn best_sums(piles: &[Vec<u64>]) -> [u64; 2] {
    let mut sums = [0, 0];
    let mut middles = vec![];
    for (i, pile) in piles.iter().enumerate() {
        assert!(!pile.is_empty() && !pile.contains(&0), "pile {}: needs cards from 1 up", i + 1);
        let half = pile.len() / 2;
        sums[0] += pile[..half].iter().sum::<u64>();
        sums[1] += pile[pile.len() - half..].iter().sum::<u64>();
        if pile.len() % 2 == 1 {
            middles.push(pile[half]);
        }
    }
    middles.sort_unstable_by(|a, b| b.cmp(a));
    for (turn, middle) in middles.iter().enumerate() {
        sums[turn % 2] += middle;
    }
    sums
}

#[cfg(test)]
mod tests;
