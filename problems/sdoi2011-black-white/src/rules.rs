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

/// A piece goes from a cell to another.
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
        let first = match player {
            Player::Left => 0,
            Player::Right => 1,
        };
        // All ways to move some of the pieces so far.
        let mut ways: Moves<Rules> = vec![(vec![], row.clone())];
        for i in (first..row.pieces.len()).step_by(2) {
            let from = row.pieces[i];
            let cells = match player {
                Player::Left => from + 1..row.pieces[i + 1],
                Player::Right => row.pieces[i - 1] + 1..from,
            };
            for (steps, before) in
                ways.clone().into_iter().filter(|way| (way.0.len() as u64) < row.d)
            {
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

    fn small() -> Vec<Row> {
        let sizes = [(2, 2), (5, 2), (5, 4), (8, 4), (8, 6), (9, 4)];
        let of = |&(n, k): &(u64, u64)| (1..=k).flat_map(move |d| placements(n, k, d));
        sizes.iter().flat_map(of).collect()
    }
}

/// All placements of k pieces on n cells.
pub fn placements(n: u64, k: u64, d: u64) -> Vec<Row> {
    let sets = (0..1_u64 << n).filter(|set| u64::from(set.count_ones()) == k);
    let pieces = |set: u64| (1..=n).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
    sets.map(|set| Row { n, d, pieces: pieces(set) }).collect()
}
