//! The game as stated: a turn cuts a piece in two; whoever first makes a 1 × 1 wins.
//!
//! Longer than a screen: the board, too, asks for the cuts and for the order of the pieces.

use referee::{Game, Moves, Player};
use std::cmp::Reverse;

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub w: u64,
    pub h: u64,
}

/// The line to cut along: which piece, and how far it is from the left or from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    Down(usize, u64),
    Across(usize, u64),
}

impl Game for Rules {
    /// The largest piece first.
    type Position = Vec<Piece>;
    type Move = Cut;

    fn moves(pieces: &Vec<Piece>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        if pieces.iter().any(|piece| piece.w * piece.h == 1) {
            return moves; // its maker has won
        }
        for (i, &piece) in pieces.iter().enumerate() {
            for (cut, [one, other]) in cuts(i, piece) {
                let mut to = pieces.clone();
                to[i] = one;
                to.push(other);
                moves.push((cut, sorted(to)));
            }
        }
        moves
    }
}

/// The cuts of the piece with this number, and the two that each makes.
pub fn cuts(i: usize, Piece { w, h }: Piece) -> Vec<(Cut, [Piece; 2])> {
    let down = (1..w).map(|c| (Cut::Down(i, c), [Piece { w: c, h }, Piece { w: w - c, h }]));
    let across = (1..h).map(|d| (Cut::Across(i, d), [Piece { w, h: d }, Piece { w, h: h - d }]));
    down.chain(across).collect()
}

pub fn sorted(mut pieces: Vec<Piece>) -> Vec<Piece> {
    pieces.sort_by_key(|piece| Reverse((piece.w * piece.h, piece.w)));
    pieces
}
