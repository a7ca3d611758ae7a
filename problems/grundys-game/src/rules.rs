//! The game as stated: a turn splits a heap into two heaps of different sizes.

use referee::{Game, Moves, Player};

pub struct Rules;

/// Which heap is split, and how many coins one of its two parts has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    pub heap: usize,
    pub part: u64,
}

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    type Move = Split;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &n) in heaps.iter().enumerate() {
            for part in (1..n).filter(|part| *part != n - part) {
                let mut to = heaps.clone();
                to[heap] = part;
                to.push(n - part);
                moves.push((Split { heap, part }, to));
            }
        }
        moves
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        referee::in_order(heaps)
    }
}
