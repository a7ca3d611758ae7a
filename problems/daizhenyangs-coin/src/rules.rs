//! The game as stated: a turn turns over one, two or three coins, of which the rightmost shows heads.

use referee::{small, Game, Moves, Player};

pub struct Rules;

/// The side that a coin shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coin {
    Tails,
    Heads,
}

impl Game for Rules {
    /// The coins from the left.
    type Position = Vec<Coin>;
    /// The coins to turn over, from the left.
    type Move = Vec<usize>;

    fn moves(coins: &Vec<Coin>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        let mut turn = |set: &[usize]| moves.push((set.to_vec(), turned(coins, set)));
        for x in (0..coins.len()).filter(|&x| coins[x] == Coin::Heads) {
            turn(&[x]);
            for y in 0..x {
                turn(&[y, x]);
                (0..y).for_each(|z| turn(&[z, y, x]));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Coin>> {
        small::up_to(&[(8, 1)]).iter().map(|signs| coins(signs)).collect()
    }
}

fn turned(coins: &[Coin], set: &[usize]) -> Vec<Coin> {
    let mut to = coins.to_vec();
    for &x in set {
        to[x] = if coins[x] == Coin::Heads { Coin::Tails } else { Coin::Heads };
    }
    to
}

/// A row of 0 for tails, 1 for heads.
pub fn coins(signs: &[u64]) -> Vec<Coin> {
    signs.iter().map(|&sign| [Coin::Tails, Coin::Heads][sign as usize]).collect()
}
