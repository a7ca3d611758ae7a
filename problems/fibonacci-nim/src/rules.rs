//! The game as stated: a turn takes at most twice what the turn before it took.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    /// How many stones.
    pub n: u64,
    /// How many of them may be taken.
    pub q: u64,
}

impl Game for Rules {
    type Position = Heap;
    /// How many stones go.
    type Move = u64;

    fn moves(&Heap { n, q }: &Heap, _: Player) -> Moves<Rules> {
        let after = |taken: u64| Heap { n: n - taken, q: (2 * taken).min(n - taken) };
        (1..=q).map(|taken| (taken, after(taken))).collect()
    }
}
