//! The game as stated: a turn takes the first or the last number of the row, as points.

use referee::{End, Game, Moves, Player};

pub struct Rules;

/// The numbers that are left, and the points of both players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    pub numbers: Vec<u64>,
    pub first: u64,
    pub second: u64,
}

impl Game for Rules {
    type Position = Row;
    /// The place of the number that is taken.
    type Move = usize;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(row: &Row, player: Player) -> Moves<Rules> {
        let step = |i: usize| {
            let mut to = row.clone();
            let points = to.numbers.remove(i);
            match player {
                Player::Left => to.first += points,
                Player::Right => to.second += points,
            }
            (i, to)
        };
        match row.numbers.len() {
            0 => vec![],
            1 => vec![step(0)],
            n => vec![step(0), step(n - 1)],
        }
    }

    fn result(row: &Row) -> i64 {
        let signed = |points: u64| i64::try_from(points).expect("points are small");
        signed(row.first) - signed(row.second)
    }
}
