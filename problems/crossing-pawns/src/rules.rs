//! The game as stated: Red steps with one of two pieces, Black with the pawn, which never goes back; the pawn
//! wants to come to the first row, and whoever steps onto a piece of the other player wins.
//!
//! Longer than a screen: Red and Black move in different ways, and a board has walls.

use referee::{End, Game, Moves, Player};

pub struct Rules;

/// A row and a column, from 0.
pub type Place = (usize, usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Red,
    Black,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Which cells of each row are walls.
    pub walls: Vec<Vec<bool>>,
    pub pawn: Place,
    /// In order.
    pub reds: [Place; 2],
    pub mover: Side,
}

impl Game for Rules {
    type Position = Board;
    /// From where to where.
    type Move = (Place, Place);

    const END: End = End::Draws;

    fn moves(board: &Board, _: Player) -> Moves<Rules> {
        let &Board { pawn, reds: [a, b], mover, .. } = board;
        let mut moves = vec![];
        if pawn.0 == 0 || [a, b].contains(&pawn) {
            return moves;
        }
        match mover {
            Side::Black => {
                for to in board.near(pawn).into_iter().filter(|to| to.0 <= pawn.0) {
                    moves.push(((pawn, to), Board { pawn: to, mover: Side::Red, ..board.clone() }));
                }
            }
            Side::Red => {
                for (from, other) in [(a, b), (b, a)] {
                    for to in board.near(from).into_iter().filter(|&to| to != other) {
                        let reds = [to.min(other), to.max(other)];
                        let after = Board { reds, mover: Side::Black, ..board.clone() };
                        moves.push(((from, to), after));
                    }
                }
            }
        }
        moves
    }
}

impl Board {
    /// The cells one step away, without walls.
    fn near(&self, (i, j): Place) -> Vec<Place> {
        let mut near = vec![(i.wrapping_sub(1), j), (i, j.wrapping_sub(1)), (i, j + 1), (i + 1, j)];
        near.retain(|&(i, j)| self.walls.get(i).and_then(|row| row.get(j)) == Some(&false));
        near
    }
}
