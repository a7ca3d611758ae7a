//! Integer Game, Codeforces 1375F: <https://codeforces.com/problemset/problem/1375/F>.

use proconio::input_interactive;

fn main() {
    input_interactive! { mut piles: [i64; 3] }
    let [a, b, c] = [piles[0], piles[1], piles[2]];
    assert!(a.min(b).min(c) >= 1, "piles {} {} {}: at least 1 stone each", a, b, c);
    assert!(a != b && b != c && a != c, "piles {} {} {}: all different", a, b, c);
    println!("First");
    let mut touched = 0;
    loop {
        let y = number_to_name(&piles, touched);
        println!("{}", y);
        input_interactive! { pile: usize }
        if pile == 0 {
            return;
        }
        assert!(pile <= 3 && pile != touched, "pile {}: 1, 2 or 3, not the one before", pile);
        piles[pile - 1] += y;
        touched = pile;
    }
}

/// The number for the first player to name; `touched` is the pile of the turn before, from 1, or 0.
fn number_to_name(piles: &[i64], touched: usize) -> i64 {
    let mut sorted = piles.to_vec();
    sorted.sort_unstable();
    let [large_gap, small_gap] = [sorted[2] - sorted[0], sorted[2] - sorted[1]];
    if touched > 0 && piles[touched - 1] == sorted[2] && large_gap == 2 * small_gap {
        small_gap
    } else {
        small_gap + large_gap
    }
}

#[cfg(test)]
mod tests;
