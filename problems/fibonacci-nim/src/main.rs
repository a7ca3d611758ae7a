//! Fibonacci Nim, Luogu P6487: <https://www.luogu.com.cn/problem/P6487>.

use proconio::input;
use shared::fibonacci::fibonacci_numbers;

fn main() {
    input! { n: u64 }
    println!("{}", least_part(n));
}

/// ℓ(n), the least part of the Zeckendorf representation.
fn least_part(n: u64) -> u64 {
    assert!(n > 0, "the heap must hold at least 1 stone, not 0");
    let mut rest = n;
    let mut part = 0;
    for &f in fibonacci_numbers().iter().rev() {
        if f <= rest {
            rest -= f;
            part = f;
        }
    }
    part
}

#[cfg(test)]
mod tests;
