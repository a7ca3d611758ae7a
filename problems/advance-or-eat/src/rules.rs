//! The game as stated: move an own piece up into an empty square, or take one of the opponent's.

use referee::{small, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Square {
    Empty,
    /// Takahashi's.
    White,
    /// Snuke's.
    Black,
}

/// The rows from top to bottom.
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

    fn small() -> Vec<Rows> {
        let sizes = [(1, 1), (1, 3), (2, 1), (2, 2), (3, 1), (3, 2)];
        sizes.iter().flat_map(|&(n, m)| small::grids(n, m, 2)).map(|rows| squares(&rows)).collect()
    }
}

/// Rows of 0 for an empty square, 1 for a white piece, 2 for a black one.
pub fn squares(rows: &[Vec<u64>]) -> Rows {
    let square = |&sign: &u64| [Square::Empty, Square::White, Square::Black][sign as usize];
    rows.iter().map(|row| row.iter().map(square).collect()).collect()
}
