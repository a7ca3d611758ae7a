//! The game as stated: a white cell x and a k with kx ≤ n; the cells x, 2x, …, kx are turned over.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    Black,
    White,
}

/// The cells x, 2x, …, kx are turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub x: usize,
    pub k: usize,
}

impl Game for Rules {
    /// The cells 1 to n.
    type Position = Vec<Cell>;
    type Move = Turn;

    fn moves(cells: &Vec<Cell>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for x in (1..=cells.len()).filter(|x| cells[x - 1] == Cell::White) {
            let mut to = cells.clone();
            for k in 1..=cells.len() / x {
                let cell = &mut to[k * x - 1];
                *cell = if *cell == Cell::White { Cell::Black } else { Cell::White };
                moves.push((Turn { x, k }, to.clone()));
            }
        }
        moves
    }
}
