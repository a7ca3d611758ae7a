//! The game as stated: a turn takes stones from 1 to k heaps, one or more from each of them.

use referee::{Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Heaps {
    /// From how many of them a turn may take.
    pub k: u64,
    pub sizes: Vec<u64>,
}

impl Game for Rules {
    type Position = Heaps;
    /// What goes from each of the chosen heaps.
    type Move = Vec<Take>;

    fn moves(heaps: &Heaps, _: Player) -> Moves<Rules> {
        // All ways to take from the first heaps.
        let mut ways: Vec<Vec<Take>> = vec![vec![]];
        for (heap, &size) in heaps.sizes.iter().enumerate() {
            for way in ways.clone().into_iter().filter(|way| (way.len() as u64) < heaps.k) {
                let takes = (1..=size).rev().map(|stones| Take { heap, stones });
                ways.extend(takes.map(|take| [&way[..], &[take]].concat()));
            }
        }
        let step = |way: Vec<Take>| {
            let mut to = heaps.clone();
            for take in &way {
                to.sizes[take.heap] -= take.stones;
            }
            (way, to)
        };
        ways.into_iter().skip(1).map(step).collect()
    }
}
