//! The game as stated: a turn takes at least half of a heap that is not empty.

use board::{Claim, HeapShow, Phrase};
use shared::game::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    fn takes(h: u64) -> Vec<u64> {
        ((h - h / 2).max(1)..=h).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take at least half of a heap, rounded up. Whoever takes the last stone wins.",
        "每次选一堆，至少取走它的一半（向上取整）。取到最后一颗的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["5 9 3", "4 7", "8 15", "4 8", "26 26 26"];

    /// The heaps in binary, and the nim-sum of how many digits they have.
    fn claim(heaps: &[u64]) -> Claim {
        let digits = |h: &u64| u64::from(64 - h.leading_zeros());
        let claim = Claim::nim_sum(&heaps.iter().map(digits).collect::<Vec<u64>>());
        let binary: Vec<String> = heaps.iter().map(|h| format!("{:b}", h)).collect();
        let text = format!("{}: {}", binary.join(", "), claim.words[0]);
        Claim::formula(text, claim.lost)
    }
}
