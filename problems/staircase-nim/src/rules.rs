//! The game as stated: a turn takes stones from one stair to the next lower one, or from stair 1 to the ground.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

impl Game for Rules {
    /// The stairs, the lowest first.
    type Position = Vec<u64>;
    /// Which stair, and how many stones.
    type Move = Take;

    fn moves(stairs: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = take(stairs, |_, a| 1..=a);
        for (take, to) in moves.iter_mut().filter(|(take, _)| take.heap > 0) {
            to[take.heap - 1] += take.stones;
        }
        moves
    }
}
