//! The game as stated: a move takes a box of the player's colour, with everything above it.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Bob's.
    White,
    /// Alice's.
    Black,
}

/// The boxes of each pile from bottom to top.
pub type Piles = Vec<Vec<Colour>>;

/// A box by its pile and its height, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub pile: usize,
    pub height: usize,
}

impl Game for Rules {
    type Position = Piles;
    /// The box that goes with all above it.
    type Move = Place;

    const PARTIZAN: bool = true;

    fn moves(piles: &Piles, player: Player) -> Moves<Rules> {
        let own = match player {
            Player::Left => Colour::Black,
            Player::Right => Colour::White,
        };
        let mut moves = vec![];
        for (pile, boxes) in piles.iter().enumerate() {
            for height in (0..boxes.len()).filter(|&height| boxes[height] == own) {
                let mut to = piles.clone();
                to[pile].truncate(height);
                moves.push((Place { pile, height }, to));
            }
        }
        moves
    }
}
