//! The game as stated: a move takes one or more stones from a single heap; whoever takes the last one loses.

use board::{Claim, HeapShow, Phrase};
use shared::game::{End, HeapGame};

pub struct Rules;

impl HeapGame for Rules {
    const END: End = End::Misere;

    fn takes(h: u64) -> Vec<u64> {
        (1..=h).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take one or more stones from a single heap. Whoever takes the last stone loses.",
        "每次从一堆里取走至少一颗石子，取到最后一颗的人输。",
    ];
    const SET_UPS: &'static [&'static str] = &["2 1 1", "3 5 7", "1 1 1", "26 26 26"];

    fn claim(heaps: &[u64]) -> Claim {
        let all_small = heaps.iter().all(|&h| h <= 1);
        let claim = Claim::nim_sum(heaps);
        Claim { lost: claim.lost != all_small, ..claim }
    }
}
