//! The game as stated: a piece jumps to the first empty cell to its right.

use referee::{Game, Moves, Player};

pub struct Rules;

/// A row has the columns 1 to 20.
pub const LAST: u64 = 20;

/// A piece goes in its row from one column to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    pub row: usize,
    pub from: u64,
    pub to: u64,
}

impl Game for Rules {
    /// The columns of the pieces, row by row, from the left.
    type Position = Vec<Vec<u64>>;
    type Move = Jump;

    fn moves(rows: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (row, pieces) in rows.iter().enumerate() {
            for &from in pieces {
                if let Some(to) = (from..=LAST).find(|column| !pieces.contains(column)) {
                    let mut after = rows.clone();
                    after[row].retain(|&column| column != from);
                    after[row].push(to);
                    after[row].sort_unstable();
                    moves.push((Jump { row, from, to }, after));
                }
            }
        }
        moves
    }
}
