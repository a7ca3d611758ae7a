//! The game as stated: a turn moves the chip 0 to m cells to the right and lowers the number there, which must be
//! positive, by 1.

use referee::{Game, Moves, Player};

pub struct Rules;

/// In the beginning the chip has come to the first cell, and its number has fallen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    pub m: usize,
    /// The numbers of the cells as they are now.
    pub numbers: Vec<u64>,
    /// The cell of the chip, from 0.
    pub chip: usize,
}

impl Game for Rules {
    type Position = Row;
    /// The cell that the chip is put on; it may be its own.
    type Move = usize;

    fn moves(row: &Row, _: Player) -> Moves<Rules> {
        let end = row.numbers.len().min(row.chip + row.m + 1);
        let cells = (row.chip..end).filter(|&cell| row.numbers[cell] > 0);
        let put = |cell: usize| {
            let mut after = Row { chip: cell, ..row.clone() };
            after.numbers[cell] -= 1;
            (cell, after)
        };
        cells.map(put).collect()
    }
}
