//! Yet Another Number Game, Codeforces 282D: <https://codeforces.com/problemset/problem/282/D>.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { numbers: [u64] }
    println!("{}", if first_player_wins(&numbers) { "BitLGM" } else { "BitAryo" });
}

/// Is it Wythoff's game of two numbers and no lost pair, or Nim with X ≠ 0?
fn first_player_wins(numbers: &[u64]) -> bool {
    let count = numbers.len();
    assert!((1..=3).contains(&count), "1 to 3 numbers, not {}", count);
    for &a in numbers {
        assert!(a < 300, "numbers must be below 300, not {}", a);
    }
    match *numbers {
        [a, b] => !is_lost_pair(a.min(b), a.max(b)),
        _ => nim_sum(numbers.iter().copied()) != 0,
    }
}

/// Is a = ⌊kφ⌋ for the difference k?
fn is_lost_pair(a: u64, b: u64) -> bool {
    let k = b - a;
    is_at_most(a, k) && !is_at_most(a + 1, k)
}

/// Is a ≤ kφ? As φ² = φ + 1, φ is the positive root of x² = x + 1.
fn is_at_most(a: u64, k: u64) -> bool {
    a * a <= a * k + k * k
}

#[cfg(test)]
mod tests;
