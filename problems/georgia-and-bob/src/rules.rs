//! The game as stated: a turn moves one man to the left, not off the strip, not over or onto another.

use referee::{Game, Moves, Player};

pub struct Rules;

/// The man on one square goes to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub from: u64,
    pub to: u64,
}

impl Game for Rules {
    /// The squares of the men, from the left; the strip begins with square 1.
    type Position = Vec<u64>;
    type Move = Step;

    fn moves(men: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &from) in men.iter().enumerate() {
            let before = if i == 0 { 0 } else { men[i - 1] };
            for to in before + 1..from {
                let mut after = men.clone();
                after[i] = to;
                moves.push((Step { from, to }, after));
            }
        }
        moves
    }
}
