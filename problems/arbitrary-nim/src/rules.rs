//! The game as stated, with K chosen: a turn takes at least 1 and at most K stones from one heap.

use referee::{small, take, Game, Moves, Player, Take};

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

    fn small() -> Vec<Heaps> {
        let all = small::up_to(&[(1, 20), (3, 5)]);
        let with = |k| all.iter().map(move |heaps| Heaps { k, heaps: heaps.clone() });
        (1..=5).flat_map(with).collect()
    }
}
