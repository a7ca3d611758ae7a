//! The game as stated: a turn takes at least L and at most R stones from one heap.

use referee::{small, take, Game, Moves, Player, Take};

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

    fn small() -> Vec<Heaps> {
        let mut small = vec![];
        for (l, r) in [(1, 1), (1, 3), (2, 3), (2, 5), (3, 3), (4, 5)] {
            let heaps = small::up_to(&[(1, 30), (2, 9)]).into_iter();
            small.extend(heaps.map(|sizes| Heaps { l, r, sizes }));
        }
        small
    }
}
