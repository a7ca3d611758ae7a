//! The game as stated: from a heap of x stones with the number k a turn takes 1 to ⌊x/k⌋.

use referee::{small, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    pub x: u64,
    pub k: u64,
}

impl Game for Rules {
    type Position = Vec<Heap>;
    type Move = Take;

    fn moves(heaps: &Vec<Heap>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &Heap { x, k }) in heaps.iter().enumerate() {
            for stones in 1..=x / k {
                let mut to = heaps.clone();
                to[heap].x -= stones;
                moves.push((Take { heap, stones }, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Heap>> {
        let one = (1..=7).flat_map(|k| (0..=40).map(move |x| vec![Heap { x, k }]));
        let two = [[1, 2], [2, 2], [2, 3], [3, 1]]
            .into_iter()
            .flat_map(|ks| small::sequences(2, 9).map(move |sizes| with_ks(&ks, &sizes)));
        one.chain(two).collect()
    }
}

/// Heaps by their numbers k and their sizes.
pub fn with_ks(ks: &[u64], sizes: &[u64]) -> Vec<Heap> {
    sizes.iter().zip(ks).map(|(&x, &k)| Heap { x, k }).collect()
}
