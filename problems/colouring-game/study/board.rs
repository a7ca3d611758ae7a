//! What the board shows: the cells in a row, and the pieces in which the two colours alternate.

use super::rules::{Colour, Rules};
use board::prelude::*;
use std::ops::Range;

const SIGNS: &[(char, Colour)] = &[('W', Colour::White), ('R', Colour::Red), ('B', Colour::Blue)];

/// The Grundy values of pieces of 0 to 16 cells.
const D: [u64; 17] = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5];

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Colour>> {
        board::word(text, SIGNS).filter(|cells| (2..=16).contains(&cells.len()))
    }

    fn write(cells: &Vec<Colour>) -> String {
        board::write_word(cells, SIGNS)
    }

    fn told(cells: &Vec<Colour>) -> Say {
        let cell = |cell: &Colour| match cell {
            Colour::White => say!("white"),
            Colour::Red => say!("red"),
            Colour::Blue => say!("blue"),
        };
        say!("position"; cells = list(cells.iter().map(cell)))
    }

    fn scene(cells: &Vec<Colour>) -> Vec<Picture> {
        let look = |cell: &Colour| match cell {
            Colour::White => Look::Plain,
            Colour::Red => Look::Red,
            Colour::Blue => Look::Blue,
        };
        vec![Picture::row(cells, |i, cell| Cell::at(0, i).ground(look(cell)))]
    }

    fn act(_: &Vec<Colour>, &i: &usize) -> Act {
        let cells = [Id::Cell(0, i), Id::Cell(0, i + 1)];
        Act::alike(cells, say!("paint"; first = i + 1, second = i + 2))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let cells = at.position;
        let count = |colour| cells.iter().filter(|&&cell| cell == colour).count();
        let (red, blue) = (count(Colour::Red), count(Colour::Blue));
        let pieces = pieces(cells);
        let values: Vec<u64> = pieces.iter().map(|piece| D[piece.len()]).collect();
        let idea = if red != blue || red == 0 {
            by_majority(at, red, blue).counts(say!("majority"; red, blue))
        } else {
            let lengths = list(pieces.iter().map(ExactSizeIterator::len));
            let sum = board::quantity(&values);
            by_pieces(at, &pieces).counts(say!("equal"; red, pieces = lengths, sum))
        };
        let mut overlay = Overlay::new(if red == blue {
            say!("legend-equal"; red, blue)
        } else {
            say!("legend-majority"; red, blue)
        });
        for piece in pieces.iter().filter(|piece| piece.len() > 1) {
            let (from, to) = (Id::Cell(0, piece.start), Id::Cell(0, piece.end - 1));
            let d = D[piece.len()];
            let is_odd = values.iter().filter(|&&value| value == d).count() % 2 == 1;
            overlay = if red == blue {
                overlay.span(from, to, d, d > 0 && is_odd)
            } else {
                overlay.span(from, to, "", false)
            };
        }
        idea.shows(overlay)
    }

    const SMALL: &'static str = "[WRB]{2..7}";
}

/// Where one colour has more cells, or none is left.
fn by_majority(at: &At<Rules>, red: usize, blue: usize) -> Idea<usize> {
    let (mine, own, others, rival) = match at.player {
        Player::Left => (red, say!("red"), blue, say!("blue")),
        Player::Right => (blue, say!("blue"), red, say!("red")),
    };
    if mine == 0 {
        Idea::new(say!("lost-none"; own))
    } else if others == 0 {
        Idea::new(say!("won-none"; rival))
    } else if mine < others {
        Idea::new(say!("lost-fewer"; mine, own, others, rival))
    } else {
        let by = both(at).first().map(|&(i, _)| i);
        Idea::new(say!("won-more"; mine, own, others, rival)).by(by)
    }
}

/// Where the colours have equally many cells: by the lengths of the pieces.
fn by_pieces(at: &At<Rules>, now: &[Range<usize>]) -> Idea<usize> {
    let long: Vec<usize> = now.iter().map(Range::len).filter(|&length| length > 1).collect();
    let count = long.len();
    let are_short = long.iter().all(|&length| length <= 3);
    let of_long = |piece: &Range<usize>| (piece.len() > 1).then(|| D[piece.len()]);
    let sum = at.sum_by(both(at), |cells| pieces(cells).iter().filter_map(of_long).collect());
    let (lengths, values, balance) = (all(&long), all(&sum.values), &sum.balance);
    let why = match &sum.best {
        None if long.is_empty() => say!("lost-apart"),
        None if are_short => say!("lost-short"; count),
        None => say!("lost-pieces"; count, lengths, balance),
        Some(_) if are_short => say!("won-short"; count),
        Some((i, _)) => say!("won-pieces"; count, lengths, values, step = at.say(i), balance),
    };
    sum.idea(why)
}

/// The moves that paint one cell of each colour.
fn both(at: &At<Rules>) -> Moves<Rules> {
    at.moves().into_iter().filter(|(i, _)| alternate(at.position, *i)).collect()
}

/// Is one of these two neighbours red, and the other one blue?
fn alternate(cells: &[Colour], i: usize) -> bool {
    let two = &cells[i..=i + 1];
    two.contains(&Colour::Red) && two.contains(&Colour::Blue)
}

/// The pieces in which the colours alternate.
fn pieces(cells: &[Colour]) -> Vec<Range<usize>> {
    let mut pieces: Vec<Range<usize>> = vec![];
    for i in (0..cells.len()).filter(|&i| cells[i] != Colour::White) {
        match pieces.last_mut() {
            Some(piece) if alternate(cells, i - 1) => piece.end = i + 1,
            _ => pieces.push(i..i + 1),
        }
    }
    pieces
}
