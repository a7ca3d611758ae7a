//! The game as stated: a turn takes balls from a stair other than the first to the next lower one.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

impl Game for Rules {
    /// The stairs, the lowest first.
    type Position = Vec<u64>;
    /// Which stair, and how many balls.
    type Move = Take;

    fn moves(stairs: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = take(stairs, |i, p| 1..=if i > 0 { p } else { 0 });
        for (take, to) in &mut moves {
            to[take.heap - 1] += take.stones;
        }
        moves
    }
}
