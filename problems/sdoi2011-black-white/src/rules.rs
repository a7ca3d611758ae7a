//! The game as stated: A moves 1 to d white pieces to the right, B black ones to the left, none over another.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// How many cells, which count from 1.
    pub n: u64,
    /// How many pieces a move may move.
    pub d: u64,
    /// The cells of the pieces, from the left: white, black, white, black, …
    pub pieces: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub from: u64,
    pub to: u64,
}

impl Game for Rules {
    type Position = Row;
    type Move = Vec<Step>;

    const PARTIZAN: bool = true;

    fn moves(row: &Row, player: Player) -> Moves<Rules> {
        let (first, d) = (player as usize, row.d as usize);
        // All ways to move some of the pieces so far.
        let mut ways: Moves<Rules> = vec![(vec![], row.clone())];
        for i in (first..row.pieces.len()).step_by(2) {
            let from = row.pieces[i];
            let cells = match player {
                Player::Left => from + 1..row.pieces[i + 1],
                Player::Right => row.pieces[i - 1] + 1..from,
            };
            for (steps, before) in ways.clone().into_iter().filter(|way| way.0.len() < d) {
                for to in cells.clone() {
                    let (mut steps, mut after) = (steps.clone(), before.clone());
                    steps.push(Step { from, to });
                    after.pieces[i] = to;
                    ways.push((steps, after));
                }
            }
        }
        ways.split_off(1)
    }
}
