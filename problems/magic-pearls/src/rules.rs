//! The game as stated: a turn replaces a heap by heaps of its divisors, of which one vanishes.

use referee::{in_order, Game, Moves, Player};

pub struct Rules;

/// A heap, and the new one that vanishes, of d pearls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replace {
    pub heap: usize,
    pub d: u64,
}

impl Game for Rules {
    /// The heaps; 0 where nothing is left of one.
    type Position = Vec<u64>;
    type Move = Replace;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &p) in heaps.iter().enumerate() {
            for d in divisors(p) {
                let mut new = divisors(p);
                new.retain(|&other| other != d);
                let mut to = heaps.clone();
                to[heap] = new.pop().unwrap_or(0);
                to.extend(new);
                moves.push((Replace { heap, d }, to));
            }
        }
        moves
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        in_order(heaps)
    }
}

/// The divisors d < p.
pub fn divisors(p: u64) -> Vec<u64> {
    (1..p).filter(|d| p % d == 0).collect()
}
