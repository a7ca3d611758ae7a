//! The game as stated: Alice moves blue, or blue and white, to the right, Bob red, or red and white, to the left,
//! by a prime or a product of two primes that is not f; in each row blue, white and red stay in this order.

use referee::{small, Game, Moves, Player};

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
        for (i, row) in board.rows.iter().enumerate() {
            for pieces in choices {
                for k in steps(board.f, row.red) {
                    let mut to = board.clone();
                    to.rows[i] = row.after(pieces, k);
                    if to.rows[i].is_in_order() {
                        moves.push((Step { row: i, pieces, k }, to));
                    }
                }
            }
        }
        moves
    }

    /// One row of at most 14 cells, and two rows with short gaps.
    fn small() -> Vec<Board> {
        let mut small = vec![];
        for f in [2, 4, 6] {
            for gaps in small::sequences(2, 11).filter(|gaps| gaps[0] + gaps[1] <= 11) {
                small.push(Board { f, rows: vec![Row::with_gaps(gaps[0], gaps[1])] });
            }
            for gaps in small::sequences(4, 4) {
                let rows = gaps.chunks(2).map(|gaps| Row::with_gaps(gaps[0], gaps[1]));
                small.push(Board { f, rows: rows.collect() });
            }
        }
        small
    }

    /// The rows have no ends, so it makes no difference where on them the pieces are: blue on 1.
    fn order(mut board: Board) -> Board {
        for row in &mut board.rows {
            let [left, right] = row.gaps();
            *row = Row::with_gaps(left, right);
        }
        board
    }
}

impl Row {
    pub fn with_gaps(left: u64, right: u64) -> Row {
        Row { blue: 1, white: left + 2, red: left + right + 3 }
    }

    /// The free cells between blue and white, and between white and red.
    pub fn gaps(&self) -> [u64; 2] {
        [self.white - self.blue - 1, self.red - self.white - 1]
    }

    pub fn is_in_order(&self) -> bool {
        self.blue < self.white && self.white < self.red
    }

    /// By a step of k < red. White that would go off to the left comes to column 0, where blue never is.
    fn after(self, pieces: Pieces, k: u64) -> Row {
        let Row { blue, white, red } = self;
        match pieces {
            Pieces::Blue => Row { blue: blue + k, ..self },
            Pieces::BlueWhite => Row { blue: blue + k, white: white + k, red },
            Pieces::Red => Row { red: red - k, ..self },
            Pieces::RedWhite => Row { blue, white: white.saturating_sub(k), red: red - k },
        }
    }
}

/// The allowed steps that are less than `limit`.
pub fn steps(f: u64, limit: u64) -> Vec<u64> {
    let is_prime = |n: u64| n > 1 && (2..n).all(|d| n % d > 0);
    let is_product = |k: u64| (2..k).any(|p| k % p == 0 && is_prime(p) && is_prime(k / p));
    (2..limit).filter(|&k| k != f && (is_prime(k) || is_product(k))).collect()
}
