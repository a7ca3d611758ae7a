//! The game as stated: turn over the four corners of a rectangle, of which the farthest shows heads.

use referee::{grid, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coin {
    Tails,
    Heads,
}

/// Row x has the points (x, 0), (x, 1), …
pub type Rows = Vec<Vec<Coin>>;

/// A point that shows heads, (x, y), and one above it and to its left, (a, b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rectangle {
    pub x: usize,
    pub y: usize,
    pub a: usize,
    pub b: usize,
}

impl Game for Rules {
    type Position = Rows;
    type Move = Rectangle;

    fn moves(rows: &Rows, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (x, y) in heads(rows) {
            for (a, b) in (0..x).flat_map(|a| (0..y).map(move |b| (a, b))) {
                let mut to = rows.clone();
                for (x, y) in [(x, y), (a, y), (x, b), (a, b)] {
                    to[x][y] = if to[x][y] == Coin::Heads { Coin::Tails } else { Coin::Heads };
                }
                moves.push((Rectangle { x, y, a, b }, to));
            }
        }
        moves
    }
}

/// The points that show heads.
pub fn heads(rows: &Rows) -> Vec<(usize, usize)> {
    let points = grid::cells(rows).into_iter();
    points.filter(|&(x, y)| rows[x][y] == Coin::Heads).collect()
}
