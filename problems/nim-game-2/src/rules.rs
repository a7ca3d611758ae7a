//! The game as stated: a move takes 1, 2 or 3 sticks from a single heap.

use referee::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    fn takes(h: u64) -> Vec<u64> {
        (1..=h.min(3)).collect()
    }
}
