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
    const SET_UPS: &'static [&'static str] = &["7 8 9", "3 5 7", "1 2 3", "26 26 26"];
}
