//! The game as stated: a turn removes l to r vertices of rings, which form a connected piece.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Remains {
    pub l: usize,
    pub r: usize,
    /// For each ring its vertices in order; true where one is still there.
    pub rings: Vec<Vec<bool>>,
}

/// So many vertices of a ring, from this one on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub ring: usize,
    pub first: usize,
    pub count: usize,
}

impl Game for Rules {
    type Position = Remains;
    type Move = Piece;

    fn moves(rings: &Remains, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (ring, there) in rings.rings.iter().enumerate() {
            let n = there.len();
            // A whole ring looks the same from everywhere: its first vertices go, and then its ends are no neighbours.
            let is_whole = there.iter().all(|&is_there| is_there);
            for first in 0..if is_whole { 1 } else { n } {
                for count in rings.l..=rings.r.min(n - first) {
                    let piece = first..first + count;
                    if there[piece.clone()].iter().all(|&is_there| is_there) {
                        let mut to = rings.clone();
                        to.rings[ring][piece].fill(false);
                        moves.push((Piece { ring, first, count }, to));
                    }
                }
            }
        }
        moves
    }
}
