//! The game as stated: a turn eats all candies of a largest pile, or one candy of each pile.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meal {
    LargestPile,
    OneOfEach,
}

impl Game for Rules {
    /// The piles, the largest first; none when all are eaten.
    type Position = Vec<u64>;
    type Move = Meal;

    const END: End = End::Misere;

    fn moves(piles: &Vec<u64>, _: Player) -> Moves<Rules> {
        if piles.is_empty() {
            return vec![];
        }
        let one_less = piles.iter().map(|a| a - 1).filter(|&a| a > 0).collect();
        vec![(Meal::LargestPile, piles[1..].to_vec()), (Meal::OneOfEach, one_less)]
    }
}
