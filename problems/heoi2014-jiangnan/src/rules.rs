//! The game as stated: a turn merges two heaps into one of at most m stones.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heaps {
    /// A heap has at most so many stones.
    pub m: u64,
    /// The largest first.
    pub sizes: Vec<u64>,
}

/// Two heaps by their places, the smaller place first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merge {
    pub first: usize,
    pub second: usize,
}

impl Game for Rules {
    type Position = Heaps;
    type Move = Merge;

    fn moves(&Heaps { m, ref sizes }: &Heaps, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for second in 0..sizes.len() {
            for first in (0..second).filter(|&first| sizes[first] + sizes[second] <= m) {
                let mut merged = sizes.clone();
                merged[first] += merged.remove(second);
                merged.sort_unstable_by(|a, b| b.cmp(a));
                moves.push((Merge { first, second }, Heaps { m, sizes: merged }));
            }
        }
        moves
    }
}
