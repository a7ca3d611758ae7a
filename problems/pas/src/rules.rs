//! The game as stated: a turn lays a tile on free cells of a strip.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    Free,
    Covered,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Strip {
    /// The lengths of the tiles.
    pub tiles: Vec<usize>,
    pub cells: Vec<Cell>,
}

/// A tile of length s has l cells to its left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    pub s: usize,
    pub l: usize,
}

impl Game for Rules {
    type Position = Strip;
    type Move = Tile;

    fn moves(strip: &Strip, _: Player) -> Moves<Rules> {
        let p = strip.cells.len();
        let mut moves = vec![];
        for s in (1..=p).filter(|s| strip.tiles.contains(s)) {
            for l in 0..=p - s {
                if !strip.cells[l..l + s].contains(&Cell::Covered) {
                    let mut to = strip.clone();
                    to.cells[l..l + s].fill(Cell::Covered);
                    moves.push((Tile { s, l }, to));
                }
            }
        }
        moves
    }
}
