//! The game as stated: a turn takes one or more matches from a single heap.

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
        "Take one or more matches from a single heap. Whoever takes the last match wins.",
        "每次从一堆里取走至少一根火柴，取到最后一根的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["3 6 9", "1 4 5", "2 4 5 3", "26 26 26"];
}
