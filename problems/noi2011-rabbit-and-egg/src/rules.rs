//! The game as stated: Rabbit (Left) slides a white piece next to the gap into it, Egg a black one.

use referee::{grid, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Square {
    Gap,
    White,
    Black,
}

/// The rows from top to bottom, with one gap.
pub type Board = Vec<Vec<Square>>;

/// A cell by its row and column.
pub type Place = (usize, usize);

impl Game for Rules {
    type Position = Board;
    /// The place of the piece.
    type Move = Place;

    const PARTIZAN: bool = true;

    fn moves(board: &Board, player: Player) -> Moves<Rules> {
        let own = match player {
            Player::Left => Square::White,
            Player::Right => Square::Black,
        };
        let gap = gap(board);
        let mut moves = vec![];
        for (i, j) in grid::cells(board) {
            if board[i][j] == own && grid::distance(gap, (i, j)) == 1 {
                let mut to = board.clone();
                to[gap.0][gap.1] = own;
                to[i][j] = Square::Gap;
                moves.push(((i, j), to));
            }
        }
        moves
    }
}

pub fn gap(board: &Board) -> Place {
    let is_gap = |&(i, j): &Place| board[i][j] == Square::Gap;
    grid::cells(board).into_iter().find(is_gap).expect("there is one gap")
}
