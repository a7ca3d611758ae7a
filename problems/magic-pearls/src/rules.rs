//! The game as stated: a turn replaces a heap by heaps of its divisors, of which one vanishes.

use referee::{small, Game, Moves, Player};

pub struct Rules;

/// A heap, and the new one that vanishes, of d pearls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replace {
    pub heap: usize,
    pub d: u64,
}

impl Game for Rules {
    /// The heaps, the largest first.
    type Position = Vec<u64>;
    type Move = Replace;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &p) in heaps.iter().enumerate() {
            for d in divisors(p) {
                let mut to = heaps.clone();
                to.remove(heap);
                to.extend(divisors(p).into_iter().filter(|&other| other != d));
                to.sort_unstable_by(|a, b| b.cmp(a));
                moves.push((Replace { heap, d }, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        let mut all = small::in_order(&[(1, 24), (2, 12), (3, 6)]);
        all.retain(|heaps| heaps.iter().map(|&p| longest(p)).sum::<u64>() <= 20);
        all
    }
}

/// The divisors d < p.
pub fn divisors(p: u64) -> Vec<u64> {
    (1..p).filter(|d| p % d == 0).collect()
}

/// The moves of the longest play with a heap.
pub fn longest(p: u64) -> u64 {
    u64::from(p > 1) + divisors(p).into_iter().map(longest).sum::<u64>()
}
