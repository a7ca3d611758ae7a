//! The game as stated, with taxes up to a bound: lower the tax of a city, and set those that its roads lead to.
//!
//! Longer than a screen: a move sets all taxes of a city's neighbours at once.

use referee::{Game, Moves, Player};

pub struct Rules;

/// Cities count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Net {
    pub taxes: Vec<u64>,
    /// From where to where.
    pub roads: Vec<(usize, usize)>,
}

/// No tax is set above it; with 2ᵇ − 1 this changes no winner.
pub const MOST: u64 = 3;

/// A city gets a new tax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub city: usize,
    pub tax: u64,
}

impl Game for Rules {
    type Position = Net;
    /// All taxes that change, first the one that is lowered.
    type Move = Vec<Change>;

    fn moves(net: &Net, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (city, &now) in net.taxes.iter().enumerate() {
            for tax in 0..now {
                let mut all = vec![vec![Change { city, tax }]];
                for city in net.reached(city) {
                    let set = |changes: Vec<Change>| {
                        (0..=MOST).map(move |tax| [&changes[..], &[Change { city, tax }]].concat())
                    };
                    all = all.into_iter().flat_map(set).collect();
                }
                for mut changes in all {
                    changes.retain(|change| change.tax != net.taxes[change.city]);
                    let mut to = net.clone();
                    for change in &changes {
                        to.taxes[change.city] = change.tax;
                    }
                    moves.push((changes, to));
                }
            }
        }
        moves
    }
}

impl Net {
    /// The cities to which the roads of a city lead.
    pub fn reached(&self, city: usize) -> Vec<usize> {
        let own = self.roads.iter().filter(|road| road.0 == city);
        own.map(|road| road.1).collect()
    }
}
