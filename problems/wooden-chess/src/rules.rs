//! The game as stated: put a piece on a cell where all cells on the left and all cells above have one.
//!
//! Longer than a screen: the board, too, asks for points and for the cells that are next.

use referee::{End, Game, Moves, Player};

pub struct Rules;

/// The rows from top to bottom.
pub type Rows = Vec<Vec<Square>>;

/// A cell of the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    /// What a black piece brings.
    pub a: u64,
    /// What a white piece brings.
    pub b: u64,
    /// Whose piece stands there; Black is Left.
    pub piece: Option<Player>,
}

impl Game for Rules {
    type Position = Rows;
    /// The row and the column.
    type Move = (usize, usize);

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(rows: &Rows, player: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, row) in rows.iter().enumerate() {
            for (j, square) in row.iter().enumerate() {
                if square.piece.is_none() && is_next(rows, i, j) {
                    let mut to = rows.clone();
                    to[i][j].piece = Some(player);
                    moves.push(((i, j), to));
                }
            }
        }
        moves
    }

    fn result(rows: &Rows) -> i64 {
        points(rows, Player::Left) - points(rows, Player::Right)
    }
}

/// Do all cells on the left and all cells above have a piece?
pub fn is_next(rows: &Rows, i: usize, j: usize) -> bool {
    let above = rows[..i].iter().map(|row| &row[j]);
    rows[i][..j].iter().chain(above).all(|square| square.piece.is_some())
}

/// The points of a player so far.
pub fn points(rows: &Rows, player: Player) -> i64 {
    let own = rows.iter().flatten().filter(|square| square.piece == Some(player));
    let number = |square: &Square| if player == Player::Left { square.a } else { square.b };
    i64::try_from(own.map(number).sum::<u64>()).expect("few points")
}
