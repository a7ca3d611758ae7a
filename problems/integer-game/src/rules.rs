//! The game as stated, with fewer turns and smaller numbers: one player names a number, the other adds it to
//! a pile, and no two piles may become equal.

use referee::{Game, Moves, Player};

pub struct Rules;

/// The largest number that may be named.
pub const MOST: u64 = 14;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub piles: [u64; 3],
    /// The pile that grew in the turn before, by its index.
    pub touched: Option<usize>,
    /// The turns left, with the one in which a number is named already.
    pub turns: u64,
    /// The number to add, if it is named already.
    pub named: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Name(u64),
    /// The pile is told by its index.
    Add {
        number: u64,
        pile: usize,
    },
}

impl Game for Rules {
    type Position = Table;
    type Move = Step;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let name = |number| (Step::Name(number), Table { named: Some(number), ..*table });
        match table.named {
            Some(number) => (0..3).filter_map(|pile| table.add(number, pile)).collect(),
            None if table.turns > 0 => (1..=MOST).map(name).collect(),
            None => vec![],
        }
    }

    /// When no turn is left, the piles do not matter.
    fn order(table: Table) -> Table {
        match table.turns {
            0 => Table { piles: [1, 2, 3], touched: None, ..table },
            _ => table,
        }
    }
}

impl Table {
    /// A number is added to a pile, if that is allowed.
    fn add(&self, number: u64, pile: usize) -> Option<(Step, Table)> {
        let mut piles = self.piles;
        piles[pile] += number;
        let is_new = (0..3).all(|i| i == pile || piles[i] != piles[pile]);
        let to = Table { piles, touched: Some(pile), turns: self.turns - 1, named: None };
        (is_new && self.touched != Some(pile)).then_some((Step::Add { number, pile }, to))
    }
}
