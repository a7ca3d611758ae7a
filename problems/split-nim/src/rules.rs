//! The game as stated: a turn replaces a heap by two smaller ones, which may be empty.

use referee::{in_order, Game, Moves, Player};

pub struct Rules;

/// A heap, and the sizes of the two that replace it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    pub heap: usize,
    pub larger: u64,
    pub smaller: u64,
}

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    type Move = Split;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &h) in heaps.iter().enumerate() {
            for larger in 0..h {
                for smaller in 0..=larger {
                    let mut to = heaps.clone();
                    to[heap] = larger;
                    if smaller > 0 {
                        to.push(smaller);
                    }
                    moves.push((Split { heap, larger, smaller }, to));
                }
            }
        }
        moves
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        in_order(heaps)
    }
}
