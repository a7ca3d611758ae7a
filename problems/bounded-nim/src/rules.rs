//! The game as stated: a turn takes at least 1 and at most m stones from a heap with limit m.

use referee::{Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    pub limit: u64,
    pub stones: u64,
}

impl Game for Rules {
    type Position = Vec<Heap>;
    type Move = Take;

    fn moves(heaps: &Vec<Heap>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &Heap { limit, stones }) in heaps.iter().enumerate() {
            for taken in 1..=stones.min(limit) {
                let mut to = heaps.clone();
                to[heap].stones -= taken;
                moves.push((Take { heap, stones: taken }, to));
            }
        }
        moves
    }
}
