//! The game as stated: from a heap of x stones with the number k a turn takes 1 to ⌊x/k⌋.

use referee::{Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    pub x: u64,
    pub k: u64,
}

impl Game for Rules {
    type Position = Vec<Heap>;
    type Move = Take;

    fn moves(heaps: &Vec<Heap>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &Heap { x, k }) in heaps.iter().enumerate() {
            for stones in 1..=x / k {
                let mut to = heaps.clone();
                to[heap].x -= stones;
                moves.push((Take { heap, stones }, to));
            }
        }
        moves
    }
}
