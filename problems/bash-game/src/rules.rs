//! The game as stated: a move takes 1 to m of the n stones.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    pub n: u64,
    pub m: u64,
}

impl Game for Rules {
    type Position = Heap;
    /// How many stones go.
    type Move = u64;

    fn moves(&Heap { n, m }: &Heap, _: Player) -> Moves<Rules> {
        (1..=n.min(m)).map(|taken| (taken, Heap { n: n - taken, m })).collect()
    }
}
