//! The game as stated: a turn moves one's own piece along its row or its column, White's by one cell, Black's
//! by one or two. Whoever comes to the cell of the other piece wins.
//!
//! Longer than a screen: board and tests, too, ask for the cells and for what a step makes.

use referee::{End, Game, Moves, Player};

pub struct Rules;

/// Rows and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    pub row: u64,
    pub column: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    White,
    Black,
}

/// A board of n × n cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub n: u64,
    pub white: Cell,
    pub black: Cell,
    pub mover: Side,
}

impl Game for Rules {
    type Position = Board;
    /// The cell to which the piece goes.
    type Move = Cell;

    const END: End = End::Draws;

    fn moves(board: &Board, _: Player) -> Moves<Rules> {
        let (Cell { row, column }, most) = match board.mover {
            Side::White => (board.white, 1),
            Side::Black => (board.black, 2),
        };
        let mut moves = vec![];
        if board.white == board.black {
            return moves;
        }
        for k in 1..=most {
            let (up, left) = (row.wrapping_sub(k), column.wrapping_sub(k));
            for (row, column) in [(up, column), (row, left), (row, column + k), (row + k, column)] {
                let to = Cell { row, column };
                if board.has(to) {
                    moves.push((to, board.after(to)));
                }
            }
        }
        moves
    }
}

impl Board {
    /// Is this one of the cells?
    pub fn has(&self, cell: Cell) -> bool {
        [cell.row, cell.column].iter().all(|i| (1..=self.n).contains(i))
    }

    /// The board when the piece to be moved stands on this cell, and it is the other's turn.
    pub fn after(&self, cell: Cell) -> Board {
        match self.mover {
            Side::White => Board { white: cell, mover: Side::Black, ..*self },
            Side::Black => Board { black: cell, mover: Side::White, ..*self },
        }
    }
}
