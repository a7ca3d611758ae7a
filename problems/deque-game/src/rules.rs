//! The game as stated, with a sum to beat: a move deletes the first or the last number of a row that has
//! more than one.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub rows: Vec<Vec<u64>>,
    /// What the sum of the last numbers is compared with: Takahashi wants more, Aoki less.
    pub goal: u64,
}

/// A number by its row and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drop {
    pub row: usize,
    pub place: usize,
}

impl Game for Rules {
    type Position = Table;
    type Move = Drop;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (row, numbers) in table.rows.iter().enumerate().filter(|(_, row)| row.len() > 1) {
            for place in [0, numbers.len() - 1] {
                let mut to = table.clone();
                to.rows[row].remove(place);
                moves.push((Drop { row, place }, to));
            }
        }
        moves
    }

    fn result(table: &Table) -> i64 {
        let signed = |number: u64| i64::try_from(number).expect("a small number");
        signed(table.rows.concat().iter().sum()) - signed(table.goal)
    }
}
