//! The game as stated: Nim on a list of heaps.

use referee::{small, take, Game, Moves, Player, Take};

pub struct Rules;

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    type Move = Take;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        take(heaps, |_, h| 1..=h)
    }
}

/// The lists that are counted: 1 to n heaps, each of one of these sizes.
pub fn lists(n: usize, sizes: &[u64]) -> Vec<Vec<u64>> {
    let heaps = |list: Vec<u64>| list.iter().map(|&i| sizes[i as usize]).collect();
    small::up_to(&[(n, sizes.len() as u64 - 1)]).into_iter().map(heaps).collect()
}
