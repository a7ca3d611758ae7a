//! The game as stated: a turn takes pebbles from one heap, and no heap becomes smaller than the one before.

use referee::{small, take, Game, Moves, Player, Take};

pub struct Rules;

impl Game for Rules {
    /// The heaps from the left.
    type Position = Vec<u64>;
    type Move = Take;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let before = |i: usize| if i == 0 { 0 } else { heaps[i - 1] };
        take(heaps, |i, h| 1..=h - before(i))
    }

    fn small() -> Vec<Vec<u64>> {
        let mut small = small::up_to(&[(2, 12), (3, 8), (5, 4)]);
        small.retain(|heaps| heaps.windows(2).all(|two| two[0] <= two[1]));
        small
    }
}
