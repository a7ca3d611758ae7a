//! The game as stated, with fewer turns and smaller numbers: one player names a number, the other adds it to
//! a pile, and no two piles may become equal.
//!
//! Longer than a screen: the two halves of a turn have moves of their own.

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

/// A number is named, or added to the pile with this index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Name(u64),
    Add { number: u64, pile: usize },
}

impl Game for Rules {
    type Position = Table;
    type Move = Step;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        if let Some(number) = table.named {
            for pile in (0..3).filter(|&pile| table.touched != Some(pile)) {
                let mut piles = table.piles;
                piles[pile] += number;
                if (0..3).all(|i| i == pile || piles[i] != piles[pile]) {
                    let touched = Some(pile);
                    let to = Table { piles, touched, turns: table.turns - 1, named: None };
                    moves.push((Step::Add { number, pile }, to));
                }
            }
        } else if table.turns > 0 {
            for number in 1..=MOST {
                moves.push((Step::Name(number), Table { named: Some(number), ..*table }));
            }
        }
        moves
    }

    /// When no turn is left, the piles do not matter.
    fn order(table: Table) -> Table {
        match table.turns {
            0 => Table { piles: [1, 2, 3], touched: None, ..table },
            _ => table,
        }
    }
}
