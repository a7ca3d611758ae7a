//! The game as stated: a move xors a number that is left to Alice's or Bob's; at last the greater wins.
//!
//! Longer than a screen: three kinds of numbers, a result, an order.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// The numbers that are left.
    pub left: Vec<u64>,
    pub alice: u64,
    pub bob: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The place of the number that is used.
    pub place: usize,
    /// To whose number it goes: Left is Alice.
    pub to: Player,
}

impl Game for Rules {
    type Position = Table;
    type Move = Step;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (place, &number) in table.left.iter().enumerate() {
            for to in [Player::Left, Player::Right] {
                let mut after = table.clone();
                after.left.remove(place);
                match to {
                    Player::Left => after.alice ^= number,
                    Player::Right => after.bob ^= number,
                }
                moves.push((Step { place, to }, after));
            }
        }
        moves
    }

    fn order(mut table: Table) -> Table {
        table.left.sort_unstable();
        table
    }

    /// By how much a number is greater does not matter.
    fn result(table: &Table) -> i64 {
        i64::from(table.alice > table.bob) - i64::from(table.alice < table.bob)
    }
}
