//! The game as stated: a turn turns over a connected set of coins, up and to the left of one that shows tails.
//!
//! Longer than a screen: half of it finds the connected sets.

use referee::{grid, Game, Moves, Player};
use std::collections::HashSet;

pub struct Rules;

/// The side that a coin shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coin {
    Heads,
    Tails,
}

/// The rows from top to bottom.
pub type Rows = Vec<Vec<Coin>>;

/// A row and a column.
pub type Place = (usize, usize);

impl Game for Rules {
    type Position = Rows;
    /// The coins to turn over, the corner first.
    type Move = Vec<Place>;

    fn moves(rows: &Rows, _: Player) -> Moves<Rules> {
        let (n, m) = (rows.len(), rows[0].len());
        let mut moves = vec![];
        for corner in tails(rows) {
            for set in sets(corner, m) {
                let is_in = |place: &usize| set >> place & 1 == 1;
                let coins = (0..n * m).rev().filter(is_in).map(|place| (place / m, place % m));
                let coins: Vec<Place> = coins.collect();
                let mut to = rows.clone();
                for &(i, j) in &coins {
                    to[i][j] = if rows[i][j] == Coin::Tails { Coin::Heads } else { Coin::Tails };
                }
                moves.push((coins, to));
            }
        }
        moves
    }
}

/// The coins that show tails.
pub fn tails(rows: &Rows) -> Vec<Place> {
    let places = grid::cells(rows).into_iter();
    places.filter(|&(i, j)| rows[i][j] == Coin::Tails).collect()
}

/// The connected sets with this corner, on a board of m columns, as bits, row by row.
fn sets((n, c): Place, m: usize) -> Vec<u64> {
    let cells: Vec<Place> = (0..=n).flat_map(|i| (0..=c).map(move |j| (i, j))).collect();
    let bit = |&(i, j): &Place| 1_u64 << (i * m + j);
    let near = |cell| cells.iter().filter(move |&&other| grid::distance(cell, other) == 1);
    let near: Vec<(u64, u64)> =
        cells.iter().map(|&cell| (bit(&cell), near(cell).map(bit).sum())).collect();
    let mut sets = vec![bit(&(n, c))];
    let mut found: HashSet<u64> = sets.iter().copied().collect();
    let mut next = 0;
    while let Some(&set) = sets.get(next) {
        for (cell, near) in &near {
            if set & near != 0 && found.insert(set | cell) {
                sets.push(set | cell);
            }
        }
        next += 1;
    }
    sets
}
