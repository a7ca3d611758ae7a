//! The game as stated: a turn takes one coin from each of some heaps.

use referee::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    /// The heaps chosen.
    type Move = Vec<usize>;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let n = heaps.len();
        let chosen = |set: u32| (0..n).filter(|i| set >> i & 1 == 1).collect();
        let is_legal = |chosen: &Vec<usize>| chosen.iter().all(|&i| heaps[i] > 0);
        let step = |chosen: Vec<usize>| {
            let mut to = heaps.clone();
            for &i in &chosen {
                to[i] -= 1;
            }
            (chosen, to)
        };
        (1..1 << n).map(chosen).filter(is_legal).map(step).collect()
    }
}
