//! The game as stated: a move takes one or more stones from a single heap.

use board::{HeapShow, Phrase};
use shared::game::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    fn takes(h: u64) -> Vec<u64> {
        (1..=h).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take one or more stones from a single heap. Whoever takes the last stone wins.",
        "每次从一堆里取走至少一颗石子，取到最后一颗的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["5 6 7", "2 4 5", "1 2 3", "26 26 26"];
}
