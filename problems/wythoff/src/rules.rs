//! The game as stated: a turn takes stones from one heap, or the same number from both.

use referee::{Game, Moves, Player, Take};

pub struct Rules;

/// A choice of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    One(Take),
    /// So many from each heap.
    Both(u64),
}

impl Game for Rules {
    /// The two heaps.
    type Position = (u64, u64);
    type Move = Step;

    fn moves(&(a, b): &(u64, u64), _: Player) -> Moves<Rules> {
        let one = |heap, stones| Step::One(Take { heap, stones });
        let from_a = (1..=a).map(|t| (one(0, t), (a - t, b)));
        let from_b = (1..=b).map(|t| (one(1, t), (a, b - t)));
        let from_both = (1..=a.min(b)).map(|t| (Step::Both(t), (a - t, b - t)));
        from_a.chain(from_b).chain(from_both).collect()
    }
}
