//! The game as stated: Alice takes exactly a chips from a pile, Bob exactly b.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chips {
    pub a: u64,
    pub b: u64,
    pub piles: Vec<u64>,
}

impl Game for Rules {
    type Position = Chips;
    type Move = Take;

    const PARTIZAN: bool = true;

    fn moves(chips: &Chips, player: Player) -> Moves<Rules> {
        let stones = match player {
            Player::Left => chips.a,
            Player::Right => chips.b,
        };
        let moves = take(&chips.piles, |_, pile| (stones <= pile).then_some(stones));
        moves.into_iter().map(|(take, piles)| (take, Chips { piles, ..*chips })).collect()
    }
}

/// The games that are counted: each a and b from 1 to m.
pub fn games(piles: &[u64], m: u64) -> Vec<Chips> {
    let pairs = (1..=m).flat_map(|a| (1..=m).map(move |b| (a, b)));
    pairs.map(|(a, b)| Chips { a, b, piles: piles.to_vec() }).collect()
}
