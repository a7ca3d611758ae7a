//! The game as stated: a turn takes a whole heap next to a heap taken before, as points.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// From left to right; a heap of 0 was taken before.
    pub heaps: Vec<u64>,
    /// The first player's and the second player's.
    pub points: [u64; 2],
}

impl Game for Rules {
    type Position = Row;
    /// The place of the heap that is taken.
    type Move = usize;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(row: &Row, player: Player) -> Moves<Rules> {
        let heaps = &row.heaps;
        let is_taken = |i: usize| heaps.get(i) == Some(&0);
        let mut moves = vec![];
        for i in 0..heaps.len() {
            let is_open = is_taken(i + 1) || i > 0 && is_taken(i - 1);
            if heaps[i] > 0 && is_open {
                let mut to = row.clone();
                to.heaps[i] = 0;
                to.points[player as usize] += heaps[i];
                moves.push((i, to));
            }
        }
        moves
    }

    fn result(row: &Row) -> i64 {
        let [first, second] = row.points.map(|points| i64::try_from(points).expect("few points"));
        first - second
    }
}
