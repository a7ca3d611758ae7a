//! The game as stated: a turn moves one coin to the left, not off the strip, not over or onto another.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Strip {
    /// How many squares, which count from 1.
    pub n: u64,
    /// The squares of the coins, from the left.
    pub coins: Vec<u64>,
}

/// The coin on one square goes to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub from: u64,
    pub to: u64,
}

impl Game for Rules {
    type Position = Strip;
    type Move = Step;

    fn moves(strip: &Strip, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &from) in strip.coins.iter().enumerate() {
            let before = if i == 0 { 0 } else { strip.coins[i - 1] };
            for to in before + 1..from {
                let mut after = strip.clone();
                after.coins[i] = to;
                moves.push((Step { from, to }, after));
            }
        }
        moves
    }
}
