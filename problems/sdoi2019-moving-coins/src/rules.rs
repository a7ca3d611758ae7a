//! The game as stated: a turn moves one coin to the left, not off the strip, not over or onto another.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Strip {
    /// How many squares, which count from 1.
    pub n: u64,
    /// The squares of the coins, from the left.
    pub coins: Vec<u64>,
}

/// The coin on one square goes to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub from: u64,
    pub to: u64,
}

impl Game for Rules {
    type Position = Strip;
    type Move = Step;

    fn moves(strip: &Strip, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &from) in strip.coins.iter().enumerate() {
            let before = if i == 0 { 0 } else { strip.coins[i - 1] };
            for to in before + 1..from {
                let mut after = strip.clone();
                after.coins[i] = to;
                moves.push((Step { from, to }, after));
            }
        }
        moves
    }

    fn small() -> Vec<Strip> {
        let of = |n| (0..=n).flat_map(move |m| placements(n, m));
        [1, 2, 3, 5, 8, 10].iter().flat_map(|&n| of(n)).collect()
    }
}

/// All placements of m coins on n squares.
pub fn placements(n: u64, m: u64) -> Vec<Strip> {
    let sets = (0..1_u64 << n).filter(|set| u64::from(set.count_ones()) == m);
    let coins = |set: u64| (1..=n).filter(|square| set >> (square - 1) & 1 == 1).collect();
    sets.map(|set| Strip { n, coins: coins(set) }).collect()
}
