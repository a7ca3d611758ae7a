//! The game as stated: a move takes one or more stones from a single heap.

use referee::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    fn takes(h: u64) -> Vec<u64> {
        (1..=h).collect()
    }
}
