//! Games in which a move takes stones from one heap.

use crate::{End, Game, Moves, Player};

/// A game in which a move takes stones from a single heap, whatever the other heaps are: as many
/// as the rule allows for its size.
///
/// ```
/// use referee::{Game, HeapGame};
///
/// /// A move takes one stone or four.
/// struct Rules;
///
/// impl HeapGame for Rules {
///     fn takes(heap: u64) -> Vec<u64> {
///         [1, 4].into_iter().filter(|&stones| stones <= heap).collect()
///     }
/// }
///
/// assert_eq!(Rules::options(&vec![6, 1]), [[5, 1], [2, 1], [6, 0]]);
/// ```
pub trait HeapGame {
    /// What happens at the end.
    const END: End = End::Normal;
    /// Is there one heap alone? Then it may be large.
    const SINGLE: bool = false;

    /// How many stones may go from a heap of this size.
    fn takes(heap: u64) -> Vec<u64>;
}

impl<G: HeapGame> Game for G {
    type Position = Vec<u64>;
    type Move = Take;

    const END: End = G::END;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<G> {
        take(heaps, |_, h| G::takes(h))
    }
}

/// A move that takes stones from one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// The heap's index.
    pub heap: usize,
    /// How many stones go.
    pub stones: u64,
}

/// The moves that take stones from one heap, each with the heaps after it: `takes` lists how many,
/// given the heap's index and its size.
///
/// ```
/// # use referee::{take, Take};
/// let moves = take(&[3, 1], |_, h| 1..=h);
/// assert_eq!(moves.len(), 4);
/// assert_eq!(moves[1], (Take { heap: 0, stones: 2 }, vec![1, 1]));
/// ```
pub fn take<T: IntoIterator<Item = u64>>(
    heaps: &[u64],
    takes: impl Fn(usize, u64) -> T,
) -> Vec<(Take, Vec<u64>)> {
    let mut moves = vec![];
    for (heap, &h) in heaps.iter().enumerate() {
        for stones in takes(heap, h) {
            let mut to = heaps.to_vec();
            to[heap] -= stones;
            moves.push((Take { heap, stones }, to));
        }
    }
    moves
}

/// The heaps that are not empty, the largest first: for [`Game::order`].
///
/// ```
/// # use referee::in_order;
/// assert_eq!(in_order(vec![2, 0, 5]), [5, 2]);
/// ```
pub fn in_order(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|&h| h > 0);
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    heaps
}
