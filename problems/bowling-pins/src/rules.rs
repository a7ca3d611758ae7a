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

    /// Every row of up to 9 places.
    fn small() -> Vec<Vec<Place>> {
        (1..=9).flat_map(|places| (0..1 << places).map(move |pins| row(places, pins))).collect()
    }
}

/// So many places; there is a pin where the number has a 1 in binary, its last digit on the left.
pub fn row(places: usize, pins: u64) -> Vec<Place> {
    (0..places).map(|i| [Place::Gap, Place::Pin][(pins >> i & 1) as usize]).collect()
}
