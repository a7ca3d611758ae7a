//! The game as stated: knock down one pin, or two on neighbouring places.

use referee::{Game, Moves, Player};
use std::ops::Range;

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Pin,
    Gap,
}

impl Game for Rules {
    /// The places from left to right.
    type Position = Vec<Place>;
    /// The places of the pins.
    type Move = Range<usize>;

    fn moves(row: &Vec<Place>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for i in 0..row.len() {
            for end in (i + 1..=i + 2).filter(|&end| end <= row.len()) {
                if row[i..end].contains(&Place::Gap) {
                    continue;
                }
                let mut to = row.clone();
                to[i..end].fill(Place::Gap);
                moves.push((i..end, to));
            }
        }
        moves
    }
}
