//! The game as stated: a turn turns over one, two or three coins, of which the rightmost shows heads.

use referee::{Game, Moves, Player};

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
        let mut turn = |set: &[usize]| {
            let mut to = coins.clone();
            for &x in set {
                to[x] = if coins[x] == Coin::Heads { Coin::Tails } else { Coin::Heads };
            }
            moves.push((set.to_vec(), to));
        };
        for x in (0..coins.len()).filter(|&x| coins[x] == Coin::Heads) {
            turn(&[x]);
            for y in 0..x {
                turn(&[y, x]);
                (0..y).for_each(|z| turn(&[z, y, x]));
            }
        }
        moves
    }
}
