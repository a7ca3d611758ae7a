//! The game as stated: a turn chooses an active cell, from which waves run along diagonals.

use referee::{grid, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letter {
    L,
    R,
    X,
}

/// Rows of cells, each with its letter, or nothing where it is inactive.
pub type Board = Vec<Vec<Option<Letter>>>;

// Added with a wrap, it is −1.
const BACK: usize = usize::MAX;
const L: [(usize, usize); 2] = [(1, BACK), (BACK, 1)];
const R: [(usize, usize); 2] = [(BACK, BACK), (1, 1)];

impl Game for Rules {
    type Position = Board;
    /// The row and the column of the cell.
    type Move = (usize, usize);

    fn moves(board: &Board, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, j) in grid::cells(board) {
            let waves = match board[i][j] {
                Some(Letter::L) => L.to_vec(),
                Some(Letter::R) => R.to_vec(),
                Some(Letter::X) => [L, R].concat(),
                None => continue,
            };
            let mut to = board.clone();
            to[i][j] = None;
            for (down, right) in waves {
                let (mut x, mut y) = (i.wrapping_add(down), j.wrapping_add(right));
                while matches!(board.get(x).and_then(|row| row.get(y)), Some(Some(_))) {
                    to[x][y] = None;
                    (x, y) = (x.wrapping_add(down), y.wrapping_add(right));
                }
            }
            moves.push(((i, j), to));
        }
        moves
    }
}
