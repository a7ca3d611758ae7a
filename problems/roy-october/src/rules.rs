//! The game as stated: a move takes pᵏ stones, where p is a prime and k ≥ 0.

use referee::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    const SINGLE: bool = true;

    fn takes(h: u64) -> Vec<u64> {
        (1..=h).filter(|&stones| is_prime_power(stones)).collect()
    }
}

/// Does the least divisor above 1 divide the number down to 1?
fn is_prime_power(mut number: u64) -> bool {
    let p = (2..=number).find(|d| number % d == 0).unwrap_or(2);
    while number % p == 0 {
        number /= p;
    }
    number == 1
}
