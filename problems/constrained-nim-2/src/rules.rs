//! The game as stated: a turn takes at least L and at most R stones from one heap.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Heaps {
    pub l: u64,
    pub r: u64,
    pub sizes: Vec<u64>,
}

impl Game for Rules {
    type Position = Heaps;
    type Move = Take;

    fn moves(&Heaps { l, r, ref sizes }: &Heaps, _: Player) -> Moves<Rules> {
        let moves = take(sizes, |_, x| l..=r.min(x)).into_iter();
        moves.map(|(take, sizes)| (take, Heaps { l, r, sizes })).collect()
    }
}
