//! Candy Piles, AtCoder AGC 002 E: <https://atcoder.jp/contests/agc002/tasks/agc002_e>.

use proconio::input;

fn main() {
    input! { piles: [usize] }
    println!("{}", if first_player_wins(piles) { "First" } else { "Second" });
}

/// Is u or r odd?
fn first_player_wins(mut piles: Vec<usize>) -> bool {
    piles.sort_unstable_by(|a, b| b.cmp(a));
    assert!(piles.last() > Some(&0), "there is a pile, and a candy in each");
    // piles[i] is aᵢ₊₁ of the method.
    let mut i = 1;
    while i < piles.len() && piles[i] > i {
        i += 1;
    }
    let u = piles[i - 1] - i;
    let mut r = 0;
    while i + r < piles.len() && piles[i + r] >= i {
        r += 1;
    }
    u % 2 == 1 || r % 2 == 1
}

#[cfg(test)]
mod tests;
