//! The game as stated: a move takes p sticks, for some p of a set.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sticks {
    pub set: Vec<u64>,
    pub n: u64,
}

impl Game for Rules {
    type Position = Sticks;
    /// How many sticks go.
    type Move = u64;

    fn moves(Sticks { set, n }: &Sticks, _: Player) -> Moves<Rules> {
        let possible = set.iter().filter(|&p| p <= n);
        possible.map(|&p| (p, Sticks { set: set.clone(), n: n - p })).collect()
    }
}
