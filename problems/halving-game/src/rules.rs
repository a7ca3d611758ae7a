//! The game as stated: a turn takes at least half of a heap that is not empty.

use referee::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    fn takes(h: u64) -> Vec<u64> {
        ((h - h / 2).max(1)..=h).collect()
    }
}
