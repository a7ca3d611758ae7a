//! The game as stated: a move takes one stone or a prime number of them.

use board::{Claim, HeapShow, Phrase};
use shared::game::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    const SINGLE: bool = true;

    fn takes(h: u64) -> Vec<u64> {
        (1..=h).filter(|&taken| taken == 1 || is_prime(taken)).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take one stone or a prime number of stones. Whoever takes the last stone wins.",
        "每次取 1 颗或质数颗石子，取到最后一颗的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["13", "8", "100", "1000"];

    fn claim(heap: &[u64]) -> Claim {
        let n = heap[0];
        Claim::formula(format!("n mod 4 = {} mod 4 = {}", n, n % 4), n % 4 == 0)
    }
}

fn is_prime(taken: u64) -> bool {
    taken > 1 && (2..taken).all(|d| taken % d != 0)
}
