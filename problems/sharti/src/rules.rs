//! The game as stated: a turn flips a square of cells, of side at most k, whose lower right cell is white.
//!
//! Longer than a screen: the board, too, asks for the white cells.

use referee::{grid, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    Black,
    White,
}

/// The upper left part of the board; all other cells are black.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub k: usize,
    /// From top to bottom.
    pub rows: Vec<Vec<Colour>>,
}

/// A square of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// The row and the column of its lower right cell, from 0.
    pub corner: (usize, usize),
    pub side: usize,
}

impl Game for Rules {
    type Position = Board;
    type Move = Square;

    fn moves(board: &Board, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, j) in white(board) {
            for side in (1..=i.min(j) + 1).take(board.k) {
                let mut to = board.clone();
                for row in &mut to.rows[i + 1 - side..=i] {
                    for cell in &mut row[j + 1 - side..=j] {
                        *cell = if *cell == Colour::White { Colour::Black } else { Colour::White };
                    }
                }
                moves.push((Square { corner: (i, j), side }, to));
            }
        }
        moves
    }
}

/// The white cells by their rows and columns.
pub fn white(board: &Board) -> Vec<(usize, usize)> {
    let cells = grid::cells(&board.rows).into_iter();
    cells.filter(|&(i, j)| board.rows[i][j] == Colour::White).collect()
}
