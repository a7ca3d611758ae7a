//! The game as stated: in each round both stay or go along one edge, and neither knows what the other chooses.
//! When play ends, Okuu pays Orin the time, and Orin pays a stake that was agreed on.
//!
//! Longer than a screen: a round is two moves, of which the first stays hidden.

use referee::{graph::Edge, End, Game, Moves, Player};

pub struct Rules;

/// Where Orin (Left) and Okuu (Right) are; vertices count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chase {
    pub orin: usize,
    pub okuu: usize,
    /// The last time.
    pub last: u32,
    /// The time now.
    pub time: u32,
    pub stake: u32,
    pub edges: Vec<Edge>,
    /// In the middle of a round, what one of the players has chosen.
    pub chosen: Option<Choice>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    pub player: Player,
    pub to: usize,
}

impl Game for Rules {
    type Position = Chase;
    /// The vertex to stay on or to go to.
    type Move = usize;

    const END: End = End::Secret;
    const PARTIZAN: bool = true;

    fn moves(now: &Chase, player: Player) -> Moves<Rules> {
        if now.orin == now.okuu || now.time == now.last {
            return vec![];
        }
        let from = match player {
            Player::Left => now.orin,
            Player::Right => now.okuu,
        };
        let choose = |to: usize| {
            let (mut after, own) = (now.clone(), Choice { player, to });
            match after.chosen.take() {
                None => after.chosen = Some(own),
                Some(other) => {
                    for Choice { player, to } in [other, own] {
                        match player {
                            Player::Left => after.orin = to,
                            Player::Right => after.okuu = to,
                        }
                    }
                    after.time += 1;
                }
            }
            (to, after)
        };
        let edges = now.edges.iter().filter(|edge| edge[0] == from).map(|edge| edge[1]);
        [from].into_iter().chain(edges).map(choose).collect()
    }

    fn result(now: &Chase) -> i64 {
        let end = if now.orin == now.okuu { now.time } else { now.last + 1 };
        i64::from(end) - i64::from(now.stake)
    }

    fn hidden(now: &Chase) -> Option<Chase> {
        now.chosen.map(|_| Chase { chosen: None, ..now.clone() })
    }
}
