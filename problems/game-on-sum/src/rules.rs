//! The game as stated: Alice names a number, Bob adds it to the score or subtracts it. Alice's numbers are
//! whole here.
//!
//! Longer than a screen: a position has seven numbers, and each player waits for the other.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sum {
    /// The turns that are left.
    pub n: u64,
    /// In this many of them Bob must add.
    pub m: u64,
    /// The largest number that Alice may name.
    pub k: u64,
    /// What Bob has added so far.
    pub added: u64,
    /// What Bob has subtracted so far.
    pub subtracted: u64,
    /// What the score is compared with in the end.
    pub target: u64,
    /// Alice's number, if Bob has yet to answer it.
    pub named: Option<u64>,
}

impl Sum {
    pub fn score(&self) -> i64 {
        let signed = |number: u64| i64::try_from(number).expect("a small number");
        signed(self.added) - signed(self.subtracted)
    }
}

/// Alice names a number, Bob adds or subtracts it; each waits where the other has to play first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Name(u64),
    Add,
    Subtract,
    Wait,
}

impl Game for Rules {
    type Position = Sum;
    type Move = Step;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(&sum: &Sum, player: Player) -> Moves<Rules> {
        match (sum.named, player) {
            (None, _) if sum.n == 0 => vec![],
            (None, Player::Left) => {
                (0..=sum.k).map(|x| (Step::Name(x), Sum { named: Some(x), ..sum })).collect()
            }
            (Some(x), Player::Right) => {
                let after = Sum { n: sum.n - 1, named: None, ..sum };
                let m = sum.m.saturating_sub(1);
                let mut moves = vec![(Step::Add, Sum { m, added: sum.added + x, ..after })];
                if sum.m < sum.n {
                    let subtracted = sum.subtracted + x;
                    moves.push((Step::Subtract, Sum { subtracted, ..after }));
                }
                moves
            }
            _ => vec![(Step::Wait, sum)],
        }
    }

    fn result(sum: &Sum) -> i64 {
        sum.score() - i64::try_from(sum.target).expect("a small number")
    }
}
