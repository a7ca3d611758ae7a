//! The game as stated: a move takes s stones from one heap, for some s of a set.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stones {
    pub set: Vec<u64>,
    pub heaps: Vec<u64>,
}

impl Game for Rules {
    type Position = Stones;
    type Move = Take;

    fn moves(Stones { set, heaps }: &Stones, _: Player) -> Moves<Rules> {
        let takes = |_, h| set.iter().copied().filter(move |&s| s <= h);
        let moves = take(heaps, takes).into_iter();
        moves.map(|(take, heaps)| (take, Stones { set: set.clone(), heaps })).collect()
    }
}
