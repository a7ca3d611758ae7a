//! The game as stated: a turn lays a tile on free cells of a strip.

use referee::{small, Game, Moves, Player};

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

impl Strip {
    /// With so many free cells.
    pub fn free(tiles: &[usize], cells: usize) -> Strip {
        Strip { tiles: tiles.to_vec(), cells: vec![Cell::Free; cells] }
    }
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

    fn small() -> Vec<Strip> {
        let cell = |&sign: &u64| [Cell::Free, Cell::Covered][sign as usize];
        let mut all = vec![];
        for tiles in [&[2][..], &[1, 2], &[3, 2], &[1, 3, 4]] {
            for signs in small::up_to(&[(6, 1)]) {
                all.push(Strip { tiles: tiles.to_vec(), cells: signs.iter().map(cell).collect() });
            }
            all.extend([Strip::free(tiles, 8), Strip::free(tiles, 9)]);
        }
        all
    }
}
