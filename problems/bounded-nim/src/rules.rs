//! The game as stated: a turn takes at least 1 and at most m stones from a heap with limit m.

use referee::{small, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    pub limit: u64,
    pub stones: u64,
}

impl Game for Rules {
    type Position = Vec<Heap>;
    type Move = Take;

    fn moves(heaps: &Vec<Heap>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &Heap { limit, stones }) in heaps.iter().enumerate() {
            for taken in 1..=stones.min(limit) {
                let mut to = heaps.clone();
                to[heap].stones -= taken;
                moves.push((Take { heap, stones: taken }, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Heap>> {
        let one = (1..=7).flat_map(|m| (0..=30).map(move |p| with_limits(&[m], &[p])));
        let two = [[1, 2], [2, 3], [3, 3], [4, 2]]
            .into_iter()
            .flat_map(|limits| small::sequences(2, 9).map(move |p| with_limits(&limits, &p)));
        one.chain(two).collect()
    }
}

/// Heaps by their limits and their sizes.
pub fn with_limits(limits: &[u64], sizes: &[u64]) -> Vec<Heap> {
    let heaps = limits.iter().zip(sizes);
    heaps.map(|(&limit, &stones)| Heap { limit, stones }).collect()
}
