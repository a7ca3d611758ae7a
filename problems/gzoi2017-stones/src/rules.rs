//! The game as stated: Nim in which the first move must take from the named heap.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chosen {
    pub heaps: Vec<u64>,
    /// Is this the first move? It takes from heap 0, the named one.
    pub is_first: bool,
}

impl Game for Rules {
    type Position = Chosen;
    type Move = Take;

    fn moves(&Chosen { ref heaps, is_first }: &Chosen, _: Player) -> Moves<Rules> {
        let moves = take(heaps, |i, h| 1..=if is_first && i > 0 { 0 } else { h });
        let later = |heaps: Vec<u64>| Chosen { heaps, is_first: false };
        moves.into_iter().map(|(take, heaps)| (take, later(heaps))).collect()
    }
}

/// These heaps with heap i named.
pub fn named(heaps: &[u64], i: usize) -> Chosen {
    let mut heaps = heaps.to_vec();
    heaps[..=i].rotate_right(1);
    Chosen { heaps, is_first: true }
}

/// The ways that are counted: each choice of heaps, with each of them named.
pub fn ways(heaps: &[u64]) -> Vec<Chosen> {
    let choice = |set: usize| (0..heaps.len()).filter(move |i| set >> i & 1 == 1);
    let choices = (1..1 << heaps.len()).map(|set| choice(set).map(|i| heaps[i]).collect());
    choices.flat_map(|heaps: Vec<u64>| (0..heaps.len()).map(move |i| named(&heaps, i))).collect()
}
