//! The game as stated: move an own piece up into an empty square, or take one of the other's.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Square {
    Empty,
    White,
    Black,
}

/// From top to bottom.
pub type Rows = Vec<Vec<Square>>;

/// A piece by its row and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Up(usize, usize),
    Eat(usize, usize),
}

impl Game for Rules {
    type Position = Rows;
    type Move = Step;

    const PARTIZAN: bool = true;

    fn moves(rows: &Rows, player: Player) -> Moves<Rules> {
        let own = match player {
            Player::Left => Square::White,
            Player::Right => Square::Black,
        };
        let mut moves = vec![];
        for (i, row) in rows.iter().enumerate() {
            for (j, &piece) in row.iter().enumerate() {
                let mut to = rows.clone();
                to[i][j] = Square::Empty;
                if piece != own && piece != Square::Empty {
                    moves.push((Step::Eat(i, j), to));
                } else if piece == own && i > 0 && rows[i - 1][j] == Square::Empty {
                    to[i - 1][j] = own;
                    moves.push((Step::Up(i, j), to));
                }
            }
        }
        moves
    }
}
