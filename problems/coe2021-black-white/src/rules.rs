//! The game as stated: a turn brings one's own piece nearer to the other piece of its row, or retreats by 1 to d.
//!
//! Longer than a screen: a step also tells from where it comes, and whether it retreats.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many retreats Alice and Bob have left.
    pub retreats: [u64; 2],
    /// A retreat goes at most so far.
    pub d: u64,
    /// The columns of Alice's piece, which is black, and of Bob's, which is white, in each row.
    pub rows: Vec<[u64; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub row: usize,
    pub from: u64,
    pub to: u64,
    /// Away from the other piece, not towards it.
    pub retreats: bool,
}

impl Game for Rules {
    type Position = Board;
    type Move = Step;

    const PARTIZAN: bool = true;

    fn moves(board: &Board, player: Player) -> Moves<Rules> {
        let (me, other) = (player as usize, player.other() as usize);
        let far = if board.retreats[me] > 0 { board.d } else { 0 };
        let mut moves = vec![];
        for (row, columns) in board.rows.iter().enumerate() {
            let (from, partner) = (columns[me], columns[other]);
            let (near, away) = if from < partner {
                (from + 1..partner, from - far..from)
            } else {
                (partner + 1..from, from + 1..from + 1 + far)
            };
            for (to, retreats) in near.map(|to| (to, false)).chain(away.map(|to| (to, true))) {
                let mut after = board.clone();
                after.retreats[me] -= u64::from(retreats);
                after.rows[row][me] = to;
                moves.push((Step { row, from, to, retreats }, after));
            }
        }
        moves
    }
}
