//! The game as stated: a turn subtracts a multiple of the smaller number from the larger.

use referee::{Game, Moves, Player};

pub struct Rules;

/// The larger number n and the smaller number m.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    pub n: u64,
    pub m: u64,
}

impl Pair {
    pub fn of(a: u64, b: u64) -> Pair {
        Pair { n: a.max(b), m: a.min(b) }
    }
}

impl Game for Rules {
    type Position = Pair;
    /// How many times the smaller number is subtracted.
    type Move = u64;

    fn moves(&Pair { n, m }: &Pair, _: Player) -> Moves<Rules> {
        let most = n.checked_div(m).unwrap_or(0);
        (1..=most).map(|times| (times, Pair::of(m, n - times * m))).collect()
    }
}
