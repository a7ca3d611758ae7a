//! The game as stated: a turn takes stones from the first or the last heap of a row.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

impl Game for Rules {
    /// The row; heaps that have been emptied stay at its ends as zeros.
    type Position = Vec<u64>;
    type Move = Take;

    fn moves(row: &Vec<u64>, _: Player) -> Moves<Rules> {
        take(row, |i, h| 1..=if is_at_an_end(row, i) { h } else { 0 })
    }
}

/// Is this heap, which is not empty, the first or the last one?
pub fn is_at_an_end(row: &[u64], i: usize) -> bool {
    let is_empty = |part: &[u64]| part.iter().all(|&h| h == 0);
    row[i] > 0 && (is_empty(&row[..i]) || is_empty(&row[i + 1..]))
}
