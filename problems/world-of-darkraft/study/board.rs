//! What the board shows: the cells with their diagonals, and at each the value of its part.

use super::rules::{Board, Letter, Rules};
use board::prelude::*;
use referee::grid;
use std::collections::HashMap;

const SIGNS: &[(char, Option<Letter>)] =
    &[('L', Some(Letter::L)), ('R', Some(Letter::R)), ('X', Some(Letter::X)), ('O', None)];

impl Show for Rules {
    fn read(text: &str) -> Option<Board> {
        board::rows(text, SIGNS).filter(|rows| {
            let (n, m) = (rows.len(), rows[0].len());
            n.max(m) <= 7 && (2..=16).contains(&(n * m))
        })
    }

    fn write(board: &Board) -> String {
        board::write_rows(board, SIGNS)
    }

    fn told(board: &Board) -> Say {
        if active(board).is_empty() {
            return say!("position-end");
        }
        say!("position"; rows = list(Rules::write(board).split(' ')))
    }

    /// A chess board; an inactive cell is black.
    fn scene(board: &Board) -> Vec<Picture> {
        let cell = |i: usize, j: usize| match board[i][j] {
            None => Cell::at(i, j).ground(Look::Black),
            Some(letter) => Cell::at(i, j).shaded((i + j) % 2 == 1).text(match letter {
                Letter::L => '╱',
                Letter::R => '╲',
                Letter::X => '╳',
            }),
        };
        vec![Picture::board(board, cell)]
    }

    fn act(_: &Board, &(i, j): &(usize, usize)) -> Act {
        Act::new([Id::Cell(i, j)], say!("choose"; row = i + 1, column = j + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<(usize, usize)> {
        let parts = Rules::parts(at.position);
        let of_colour = |board: &Board, colour| kept(board, |(i, j)| (i + j) % 2 == colour);
        let colours = |board: &Board| {
            [0, 1].map(|colour| value(&of_colour(board, colour), &mut HashMap::new())).to_vec()
        };
        let sum = at.sum(colours);
        let (white, grey) = (sum.values[0], sum.values[1]);
        let why = match &sum.best {
            None if parts.is_empty() => say!("lost-end"),
            None => say!("lost-equal"; white),
            Some((step, to)) => {
                let after = colours(to)[0];
                say!("won-differ"; white, grey, step = at.say(step), after)
            }
        };
        let mut overlay = Overlay::new(say!("legend"));
        for part in &parts {
            let value = value(part, &mut HashMap::new());
            overlay =
                overlay.tags(active(part).into_iter().map(|(i, j)| (Id::Cell(i, j), value, false)));
        }
        sum.idea(why).shows(overlay)
    }

    /// The active cells that diagonal steps join.
    fn parts(board: &Board) -> Vec<Board> {
        let (mut left, mut parts) = (active(board), vec![]);
        while let Some(first) = left.pop() {
            let (mut part, mut next) = (vec![first], 0);
            while let Some(&(i, j)) = part.get(next) {
                let is_near = |&(x, y): &Place| x.abs_diff(i) == 1 && y.abs_diff(j) == 1;
                part.extend(left.iter().copied().filter(is_near));
                left.retain(|place| !is_near(place));
                next += 1;
            }
            parts.push(kept(board, |place| part.contains(&place)));
        }
        parts
    }

    const SMALL: &'static str = "[LRX]{2..3}/([LRXO]{2} ){2}/[LRX]{3} [LRX]{3}";
}

type Place = (usize, usize);

fn active(board: &Board) -> Vec<Place> {
    grid::cells(board).into_iter().filter(|&(i, j)| board[i][j].is_some()).collect()
}

/// The board where other cells are inactive.
fn kept(board: &Board, is_kept: impl Fn(Place) -> bool) -> Board {
    let mut to = board.clone();
    for (i, j) in active(board).into_iter().filter(|&place| !is_kept(place)) {
        to[i][j] = None;
    }
    to
}

/// The nim-sum of the parts, each the mex of what its moves leave.
fn value(board: &Board, known: &mut HashMap<Board, u64>) -> u64 {
    let mut sum = 0;
    for part in Rules::parts(board) {
        let g = known.get(&part).copied().unwrap_or_else(|| {
            let moves = Rules::moves(&part, Player::Left).into_iter();
            mex(moves.map(|(_, to)| value(&to, known)).collect::<Vec<_>>())
        });
        known.insert(part, g);
        sum ^= g;
    }
    sum
}
