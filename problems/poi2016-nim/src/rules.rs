//! The game as stated: B throws heaps away, a multiple of d and not all, then A begins a game of Nim.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// Before heaps are thrown away: their number must be a multiple of this.
    pub d: Option<u64>,
    /// A heap that is thrown away has 0 stones.
    pub heaps: Vec<u64>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// These heaps go.
    Throw(Vec<usize>),
    Take(Take),
}

impl Game for Rules {
    type Position = Table;
    type Move = Step;

    fn moves(Table { d, heaps }: &Table, _: Player) -> Moves<Rules> {
        let nim = |heaps: Vec<u64>| Table { d: None, heaps };
        let throw = |thrown: Vec<usize>| {
            let mut to = heaps.clone();
            for &i in &thrown {
                to[i] = 0;
            }
            (Step::Throw(thrown), nim(to))
        };
        if let Some(d) = *d {
            throws(d, heaps.len()).map(throw).collect()
        } else {
            let moves = take(heaps, |_, h| 1..=h).into_iter();
            moves.map(|(take, to)| (Step::Take(take), nim(to))).collect()
        }
    }
}

/// The sets of heaps that may be thrown away.
pub fn throws(d: u64, heaps: usize) -> impl Iterator<Item = Vec<usize>> {
    let set = move |set: usize| (0..heaps).filter(|i| set >> i & 1 == 1).collect();
    let may = move |set: &Vec<usize>| set.len() as u64 % d == 0 && set.len() < heaps;
    (0..1 << heaps).map(set).filter(may)
}
