//! The game as stated: a turn turns a coin that shows 0, and with it coins that come by dividing its number.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Coins {
    /// Coin i stands at place i − 1; true where it shows 1.
    pub faces: Vec<bool>,
    /// MAXQ.
    pub most: usize,
}

impl Game for Rules {
    type Position = Coins;
    /// The numbers of the coins to turn, the largest first: it shows 0.
    type Move = Vec<usize>;

    fn moves(coins: &Coins, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for x in (1..=coins.faces.len()).filter(|x| !coins.faces[x - 1]) {
            for prime in [2_usize, 3] {
                // Each step divides by a power of the prime, at most MAXQ times.
                for power in (1..).map(|p| prime.pow(p)).take_while(|power| x % power == 0) {
                    let mut set = vec![x];
                    while set.len() <= coins.most && set[set.len() - 1] % power == 0 {
                        set.push(set[set.len() - 1] / power);
                        moves.push((set.clone(), turned(coins, &set)));
                    }
                }
            }
        }
        moves
    }
}

fn turned(coins: &Coins, set: &[usize]) -> Coins {
    let mut to = coins.clone();
    for x in set {
        to.faces[x - 1] = !to.faces[x - 1];
    }
    to
}
