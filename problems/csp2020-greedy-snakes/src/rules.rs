//! What the snakes think over, as a game of two players: the strongest snake eats the weakest, or stops.
//!
//! Longer than a screen: play has stages; the strongest and the weakest are told among equals.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Those of the snakes that are left, in the order of their numbers.
    pub strengths: Vec<u64>,
    pub stage: Stage,
}

/// How far play has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// No snake has eaten.
    Fasting,
    /// The other player's snake has eaten, and is the weakest now.
    Fed,
    /// Over: who let a snake eat last.
    Over(Option<Player>),
}

/// What the player does with the strongest snake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Eat,
    Stop,
}

impl Game for Rules {
    type Position = Row;
    type Move = Step;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(Row { strengths, stage }: &Row, player: Player) -> Moves<Rules> {
        let last = match stage {
            Stage::Fasting => None,
            Stage::Fed => Some(player.other()),
            Stage::Over(_) => return vec![],
        };
        let (after, is_safe) = meal(strengths);
        let fed = if is_safe { Stage::Over(Some(player)) } else { Stage::Fed };
        let stopped = Row { strengths: strengths.clone(), stage: Stage::Over(last) };
        vec![(Step::Eat, Row { strengths: after, stage: fed }), (Step::Stop, stopped)]
    }

    fn result(row: &Row) -> i64 {
        match row.stage {
            Stage::Over(Some(Player::Left)) => 1,
            Stage::Over(Some(Player::Right)) => -1,
            _ => 0,
        }
    }
}

/// The snakes after the strongest has eaten the weakest, and whether the eater is safe: alone, or not the weakest.
pub fn meal(strengths: &[u64]) -> (Vec<u64>, bool) {
    let (weak, strong) = (weakest(strengths), strongest(strengths));
    let mut after = strengths.to_vec();
    after[strong] -= after[weak];
    after.remove(weak);
    let eater = if weak < strong { strong - 1 } else { strong };
    let is_safe = after.len() == 1 || weakest(&after) != eater;
    (after, is_safe)
}

/// The place of the strongest snake: of equal ones the last.
pub fn strongest(strengths: &[u64]) -> usize {
    (0..strengths.len()).max_by_key(|&i| (strengths[i], i)).expect("a snake is left")
}

/// The place of the weakest snake: of equal ones the first.
pub fn weakest(strengths: &[u64]) -> usize {
    (0..strengths.len()).min_by_key(|&i| (strengths[i], i)).expect("a snake is left")
}
