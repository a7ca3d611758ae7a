//! The game as stated: a move takes at most twice as many as the one before it; whoever takes the last stone loses.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    /// How many stones.
    pub n: u64,
    /// How many may be taken now; at first this may be more than there are.
    pub limit: u64,
}

impl Game for Rules {
    type Position = Heap;
    /// How many stones go.
    type Move = u64;

    const END: End = End::Misere;

    fn moves(&Heap { n, limit }: &Heap, _: Player) -> Moves<Rules> {
        let after = |taken: u64| Heap { n: n - taken, limit: (n - taken).min(2 * taken) };
        (1..=limit.min(n)).map(|taken| (taken, after(taken))).collect()
    }
}

/// The heaps that are counted: of 1 to `most` stones.
pub fn heaps(limit: u64, most: u64) -> Vec<Heap> {
    (1..=most).map(|n| Heap { n, limit }).collect()
}
