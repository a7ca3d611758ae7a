//! The game as stated: a turn takes at most k times what the turn before it took, the first one not all.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    /// How many stones.
    pub n: u64,
    pub k: u64,
    /// How many stones may be taken now.
    pub q: u64,
}

impl Heap {
    /// Before the first move.
    pub fn whole(n: u64, k: u64) -> Heap {
        Heap { n, k, q: n.saturating_sub(1) }
    }
}

impl Game for Rules {
    type Position = Heap;
    /// How many stones go.
    type Move = u64;

    fn moves(&Heap { n, k, q }: &Heap, _: Player) -> Moves<Rules> {
        let after = |taken: u64| Heap { n: n - taken, k, q: (k * taken).min(n - taken) };
        (1..=q).map(|taken| (taken, after(taken))).collect()
    }
}
