//! The game as stated: a turn takes stones from one heap, or splits one heap into two.

use referee::{in_order, take, Game, Moves, Player, Take};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Take(Take),
    /// Of a heap this part stays where it is; the rest is a new heap.
    Split {
        heap: usize,
        part: u64,
    },
}

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    type Move = Step;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let takes = take(heaps, |_, h| 1..=h).into_iter();
        let mut moves: Moves<Rules> = takes.map(|(take, to)| (Step::Take(take), to)).collect();
        for (heap, &h) in heaps.iter().enumerate() {
            for part in 1..h {
                let mut to = heaps.clone();
                to[heap] = part;
                to.push(h - part);
                moves.push((Step::Split { heap, part }, to));
            }
        }
        moves
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        in_order(heaps)
    }
}
