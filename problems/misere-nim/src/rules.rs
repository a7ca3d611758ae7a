//! The game as stated: a move takes one or more stones from a single heap; whoever takes the last one loses.

use referee::{End, HeapGame};

pub struct Rules;

impl HeapGame for Rules {
    const END: End = End::Misere;

    fn takes(h: u64) -> Vec<u64> {
        (1..=h).collect()
    }
}
