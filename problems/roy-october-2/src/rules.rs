//! The game as stated: a move takes one stone or a prime number of them.

use referee::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    const SINGLE: bool = true;

    fn takes(h: u64) -> Vec<u64> {
        (1..=h).filter(|&stones| stones == 1 || is_prime(stones)).collect()
    }
}

fn is_prime(number: u64) -> bool {
    number > 1 && (2..number).all(|d| number % d != 0)
}
