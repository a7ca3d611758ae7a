//! The game as stated: a move takes 1, 2 or 3 sticks from a single heap.

use board::{Claim, HeapShow, Phrase};
use shared::game::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    fn takes(h: u64) -> Vec<u64> {
        (1..=h.min(3)).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take 1, 2 or 3 sticks from a single heap. Whoever takes the last stick wins.",
        "每次从一堆里取走 1、2 或 3 根，取到最后一根的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["5 7 2 5", "1 5", "6 9 12", "26 26 26"];

    fn claim(heaps: &[u64]) -> Claim {
        Claim::nim_sum(&heaps.iter().map(|h| h % 4).collect::<Vec<u64>>())
    }
}
