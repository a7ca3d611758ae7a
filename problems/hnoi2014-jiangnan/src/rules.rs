//! The game as stated: a turn splits a heap of at least F stones into m heaps, as equal as possible.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub f: u64,
    pub heaps: Vec<u64>,
}

/// Which heap is split, and how many heaps are made of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    pub heap: usize,
    pub m: u64,
}

impl Game for Rules {
    type Position = State;
    type Move = Split;

    fn moves(State { f, heaps }: &State, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &x) in heaps.iter().enumerate().filter(|(_, x)| *x >= f) {
            for m in 2..=x {
                // Some heaps have a stone more than the others.
                let mut parts = (0..m).map(|i| x / m + u64::from(i < x % m));
                let mut to = heaps.clone();
                to[heap] = parts.next().expect("m is at least 2");
                to.extend(parts);
                moves.push((Split { heap, m }, State { f: *f, heaps: to }));
            }
        }
        moves
    }

    fn order(State { f, heaps }: State) -> State {
        State { f, heaps: referee::in_order(heaps) }
    }
}
