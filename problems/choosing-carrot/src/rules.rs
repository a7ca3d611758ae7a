//! The game as stated: Oleg eats k carrots at the ends, then both eat in turn until one is left.
//!
//! Longer than a screen: free moves, after each of which Igor waits, come before the game.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    pub carrots: Vec<u64>,
    /// Oleg's free moves that are left.
    pub free: u64,
    /// Is Igor's next turn one in which he has to wait, after a free move?
    pub waits: bool,
    /// What the last carrot is compared with: Oleg wants more, Igor less.
    pub goal: u64,
}

/// Wait, or eat the carrot at an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Wait,
    Left,
    Right,
}

impl Game for Rules {
    type Position = Row;
    type Move = Step;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(row: &Row, player: Player) -> Moves<Rules> {
        let mut to = row.clone();
        if row.waits && player == Player::Right {
            to.waits = false;
            return vec![(Step::Wait, to)];
        }
        let last = match row.carrots.len() {
            0 | 1 => return vec![],
            n => n - 1,
        };
        if row.free > 0 && player == Player::Left {
            to.free -= 1;
            to.waits = true;
        }
        // More free moves than carrots that can go are no more.
        to.free = to.free.min(last as u64 - 1);
        let after = |carrots: &[u64]| Row { carrots: carrots.to_vec(), ..to.clone() };
        vec![(Step::Left, after(&row.carrots[1..])), (Step::Right, after(&row.carrots[..last]))]
    }

    fn result(row: &Row) -> i64 {
        let signed = |number: u64| i64::try_from(number).expect("a small number");
        row.carrots.first().map_or(0, |&last| signed(last) - signed(row.goal))
    }
}
