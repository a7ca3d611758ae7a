//! The game as stated: each player takes whole heaps away once, then they play Nim.
//!
//! Longer than a screen: three phases, with two kinds of moves.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The first player takes whole heaps away.
    First,
    /// The second player does.
    Second,
    Nim,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Matches {
    /// A heap that is taken away is 0.
    pub heaps: Vec<u64>,
    pub phase: Phase,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// These heaps go.
    TakeAway(Vec<usize>),
    Take(Take),
}

impl Game for Rules {
    type Position = Matches;
    type Move = Step;

    fn moves(Matches { heaps, phase }: &Matches, _: Player) -> Moves<Rules> {
        if *phase == Phase::Nim {
            let takes = take(heaps, |_, h| 1..=h).into_iter();
            let after = |heaps| Matches { heaps, phase: Phase::Nim };
            return takes.map(|(take, heaps)| (Step::Take(take), after(heaps))).collect();
        }
        let next = if *phase == Phase::First { Phase::Second } else { Phase::Nim };
        let mut moves = vec![];
        for gone in choices(heaps) {
            let left = |i| if gone.contains(&i) { 0 } else { heaps[i] };
            let heaps: Vec<u64> = (0..heaps.len()).map(left).collect();
            if heaps.iter().any(|&h| h > 0) {
                moves.push((Step::TakeAway(gone), Matches { heaps, phase: next }));
            }
        }
        moves
    }
}

/// Every choice of heaps that are not empty, that of none first.
pub fn choices(heaps: &[u64]) -> Vec<Vec<usize>> {
    let choice = |set: usize| (0..heaps.len()).filter(|i| set >> i & 1 == 1).collect();
    let all = (0..1 << heaps.len()).map(choice);
    all.filter(|chosen: &Vec<usize>| chosen.iter().all(|&i| heaps[i] > 0)).collect()
}
