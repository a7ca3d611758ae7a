//! The game as stated: in each round its player xors its number to x, or leaves x; the other one waits.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Battle {
    pub x: u64,
    /// The rounds to come.
    pub rounds: Vec<Round>,
}

/// Whose round it is, and the number: Left is player 0, who wants x to be 0 at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    pub player: Player,
    pub number: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Xor,
    Leave,
    Wait,
}

impl Game for Rules {
    type Position = Battle;
    type Move = Step;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(battle: &Battle, player: Player) -> Moves<Rules> {
        match battle.rounds.first() {
            None => vec![],
            Some(round) if round.player != player => vec![(Step::Wait, battle.clone())],
            Some(round) => {
                let after = |x: u64| Battle { x, rounds: battle.rounds[1..].to_vec() };
                vec![(Step::Xor, after(battle.x ^ round.number)), (Step::Leave, after(battle.x))]
            }
        }
    }

    fn result(battle: &Battle) -> i64 {
        i64::from(battle.x == 0) - i64::from(battle.x > 0)
    }
}
