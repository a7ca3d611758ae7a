//! The game as stated: a turn takes L to R neighbouring cards that are all still on the table.

use referee::{Game, Moves, Player};
use std::ops::Range;

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// From left to right: is the card still there?
    pub cards: Vec<bool>,
    /// L: the fewest cards that a turn takes.
    pub least: usize,
    /// R: the most.
    pub most: usize,
}

impl Game for Rules {
    type Position = Table;
    /// The places of the cards that go, from 0.
    type Move = Range<usize>;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let (n, mut moves) = (table.cards.len(), vec![]);
        for start in 0..n {
            for end in start + table.least..=n.min(start + table.most) {
                if !table.cards[start..end].contains(&false) {
                    let mut to = table.clone();
                    to.cards[start..end].fill(false);
                    moves.push((start..end, to));
                }
            }
        }
        moves
    }
}
