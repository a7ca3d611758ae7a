//! XOR Sequence, Luogu P8743: <https://www.luogu.com.cn/problem/P8743>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { games: [[u64]] }
    print::lines(games.iter().map(|numbers| result(numbers)));
}

/// 1 if Alice wins, 0 if it is a draw, −1 if Bob wins.
fn result(numbers: &[u64]) -> &'static str {
    let n = numbers.len();
    assert!(n >= 1, "a game needs at least one number");
    let x = nim_sum(numbers.iter().copied());
    let mut top = 1;
    while top <= x / 2 {
        top *= 2;
    }
    let ones = numbers.iter().filter(|&number| number & top > 0).count();
    if x == 0 {
        "0"
    } else if ones == 1 || n % 2 == 1 {
        "1"
    } else {
        "-1"
    }
}

#[cfg(test)]
mod tests;
