//! The game as stated: a turn takes pebbles from one heap, and no heap becomes smaller than the one before.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

impl Game for Rules {
    /// The heaps from the left.
    type Position = Vec<u64>;
    type Move = Take;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let before = |i: usize| if i == 0 { 0 } else { heaps[i - 1] };
        take(heaps, |i, h| 1..=h - before(i))
    }
}
