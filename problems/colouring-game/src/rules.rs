//! The game as stated: a turn paints two neighbouring cells white, at least one of them of the player's colour.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    White,
    /// Alice's.
    Red,
    /// Bob's.
    Blue,
}

impl Game for Rules {
    /// The cells from left to right.
    type Position = Vec<Colour>;
    /// The left one of the two cells.
    type Move = usize;

    const PARTIZAN: bool = true;

    fn moves(cells: &Vec<Colour>, player: Player) -> Moves<Rules> {
        let own = match player {
            Player::Left => Colour::Red,
            Player::Right => Colour::Blue,
        };
        let mut moves = vec![];
        for i in 0..cells.len() - 1 {
            if cells[i..=i + 1].contains(&own) {
                let mut to = cells.clone();
                to[i..=i + 1].fill(Colour::White);
                moves.push((i, to));
            }
        }
        moves
    }
}
