//! The game as stated: Alice moves blue, or blue and white, to the right, Bob red, or red and white, to the left,
//! by a prime or a product of two primes that is not f; in each row blue, white and red stay in this order.
//!
//! Longer than a screen: two ways to move for each player, and steps by their definition.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub f: u64,
    pub rows: Vec<Row>,
}

/// The columns of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    pub blue: u64,
    pub white: u64,
    pub red: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub row: usize,
    pub pieces: Pieces,
    /// How many cells they go.
    pub k: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    Blue,
    BlueWhite,
    Red,
    RedWhite,
}

impl Game for Rules {
    type Position = Board;
    type Move = Step;

    const PARTIZAN: bool = true;

    fn moves(board: &Board, player: Player) -> Moves<Rules> {
        let choices = match player {
            Player::Left => [Pieces::Blue, Pieces::BlueWhite],
            Player::Right => [Pieces::Red, Pieces::RedWhite],
        };
        let mut moves = vec![];
        for (i, &Row { blue, white, red }) in board.rows.iter().enumerate() {
            for pieces in choices {
                for k in steps(board.f, red) {
                    // White that would go off to the left comes to column 0, where blue never is.
                    let to = match pieces {
                        Pieces::Blue => Row { blue: blue + k, white, red },
                        Pieces::BlueWhite => Row { blue: blue + k, white: white + k, red },
                        Pieces::Red => Row { blue, white, red: red - k },
                        Pieces::RedWhite => {
                            Row { blue, white: white.saturating_sub(k), red: red - k }
                        }
                    };
                    if to.blue < to.white && to.white < to.red {
                        let mut after = board.clone();
                        after.rows[i] = to;
                        moves.push((Step { row: i, pieces, k }, after));
                    }
                }
            }
        }
        moves
    }

    /// The rows have no ends, so it makes no difference where on them the pieces are: blue on 1.
    fn order(mut board: Board) -> Board {
        for row in &mut board.rows {
            let far = row.blue - 1;
            *row = Row { blue: 1, white: row.white - far, red: row.red - far };
        }
        board
    }
}

/// The allowed steps that are less than `limit`.
pub fn steps(f: u64, limit: u64) -> Vec<u64> {
    let is_prime = |n: u64| n > 1 && (2..n).all(|d| n % d > 0);
    let is_product = |k: u64| (2..k).any(|p| k % p == 0 && is_prime(p) && is_prime(k / p));
    (2..limit).filter(|&k| k != f && (is_prime(k) || is_product(k))).collect()
}
