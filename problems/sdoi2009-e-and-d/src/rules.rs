//! The game as stated: a turn takes one heap of a pair away and splits the other.

use referee::{Game, Moves, Player};

pub struct Rules;

/// Two heaps.
pub type Pair = [u64; 2];

/// Which heap of which pair is split, and how many stones one of its parts has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    pub pair: usize,
    pub heap: usize,
    pub part: u64,
}

impl Game for Rules {
    type Position = Vec<Pair>;
    type Move = Split;

    fn moves(pairs: &Vec<Pair>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (pair, heaps) in pairs.iter().enumerate() {
            for (heap, &stones) in heaps.iter().enumerate() {
                for part in 1..stones {
                    let mut to = pairs.clone();
                    to[pair] = [part, stones - part];
                    moves.push((Split { pair, heap, part }, to));
                }
            }
        }
        moves
    }
}
