//! The game as stated: Alice takes exactly a chips from a pile, Bob exactly b.

use referee::{small, take, Game, Moves, Player, Take};

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

    fn small() -> Vec<Chips> {
        let mut all = vec![];
        for &(a, b) in &[(1, 1), (1, 2), (2, 3), (3, 2), (1, 4), (5, 3)] {
            let piles = small::up_to(&[(1, 12), (2, 8), (3, 4)]);
            all.extend(piles.into_iter().map(|piles| Chips { a, b, piles }));
        }
        all
    }
}

/// The games that are counted: each a and b from 1 to m.
pub fn games(piles: &[u64], m: u64) -> Vec<Chips> {
    let pairs = (1..=m).flat_map(|a| (1..=m).map(move |b| (a, b)));
    pairs.map(|(a, b)| Chips { a, b, piles: piles.to_vec() }).collect()
}
