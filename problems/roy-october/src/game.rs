//! The game as stated: a move takes a power of a prime.

use board::{Claim, HeapShow, Phrase};
use shared::game::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    const SINGLE: bool = true;

    fn takes(h: u64) -> Vec<u64> {
        (1..=h).filter(|&taken| is_prime_power(taken)).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take pᵏ stones, where p is a prime and k ≥ 0: 1, 2, 3, 4, 5, 7, 8, 9, … Whoever takes the last stone wins.",
        "每次取 pᵏ 颗石子，p 是质数，k ≥ 0：1、2、3、4、5、7、8、9……取到最后一颗的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["14", "12", "100", "1000"];

    fn claim(heap: &[u64]) -> Claim {
        let n = heap[0];
        Claim::formula(format!("n mod 6 = {} mod 6 = {}", n, n % 6), n % 6 == 0)
    }
}

/// Is it pᵏ with p prime and k ≥ 0: does its least divisor above 1 divide it down to 1?
fn is_prime_power(mut taken: u64) -> bool {
    let p = (2..=taken).find(|d| taken % d == 0).unwrap_or(2);
    while taken % p == 0 {
        taken /= p;
    }
    taken == 1
}
