//! The game as stated: a turn takes a bean out of bottle i and puts one each into j and k, i < j ≤ k.

use referee::{Game, Moves, Player};

pub struct Rules;

/// The bottles: a bean leaves i, and one each comes into j and k.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub i: usize,
    pub j: usize,
    pub k: usize,
}

impl Game for Rules {
    /// The beans in each bottle.
    type Position = Vec<u64>;
    type Move = Step;

    fn moves(beans: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for i in (0..beans.len()).filter(|&i| beans[i] > 0) {
            for j in i + 1..beans.len() {
                for k in j..beans.len() {
                    let mut to = beans.clone();
                    to[i] -= 1;
                    to[j] += 1;
                    to[k] += 1;
                    moves.push((Step { i, j, k }, to));
                }
            }
        }
        moves
    }
}
