//! The game as stated: a turn says the next 1 to k numbers, until the target is reached.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Whoever says the target wins.
    Number,
    /// Whoever brings the sum of all numbers said to the target or above wins.
    Sum,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    pub variant: Variant,
    pub target: u64,
    pub k: u64,
    /// The last number said, 0 at the beginning.
    pub last: u64,
}

impl Count {
    /// The number with which the game ends.
    pub fn end(&self) -> u64 {
        let counts = |number: u64| match self.variant {
            Variant::Number => number,
            Variant::Sum => (1..=number).sum(),
        };
        (1..self.target).find(|&number| counts(number) >= self.target).unwrap_or(self.target)
    }
}

impl Game for Rules {
    type Position = Count;
    /// The last number that is said.
    type Move = u64;

    fn moves(count: &Count, _: Player) -> Moves<Rules> {
        let most = count.last.saturating_add(count.k).min(count.end());
        (count.last + 1..=most).map(|last| (last, Count { last, ..*count })).collect()
    }
}
