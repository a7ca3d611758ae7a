//! The game as stated, with K chosen: a turn takes at least 1 and at most K stones from one heap.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Heaps {
    pub k: u64,
    pub heaps: Vec<u64>,
}

impl Game for Rules {
    type Position = Heaps;
    type Move = Take;

    fn moves(&Heaps { k, ref heaps }: &Heaps, _: Player) -> Moves<Rules> {
        let moves = take(heaps, |_, h| 1..=h.min(k)).into_iter();
        moves.map(|(take, heaps)| (take, Heaps { k, heaps })).collect()
    }
}
