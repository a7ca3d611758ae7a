//! The game as stated: a turn lowers one number, or all of them by the same amount.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    One(Take),
    /// So much from each number.
    All(u64),
}

impl Game for Rules {
    /// The numbers.
    type Position = Vec<u64>;
    type Move = Step;

    fn moves(numbers: &Vec<u64>, _: Player) -> Moves<Rules> {
        let takes = take(numbers, |_, a| 1..=a).into_iter();
        let mut moves: Moves<Rules> = takes.map(|(take, to)| (Step::One(take), to)).collect();
        // With a single number the second kind is the first.
        if numbers.len() > 1 {
            for x in 1..=numbers.iter().min().copied().unwrap_or(0) {
                moves.push((Step::All(x), numbers.iter().map(|a| a - x).collect()));
            }
        }
        moves
    }
}
