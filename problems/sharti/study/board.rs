//! What the board shows: the cells, and how many of the white ones have an even row and an even column.

use super::rules::{white, Board, Colour, Rules, Square};
use board::prelude::*;

/// At most so many, so that no cell has a row and a column divisible by 4.
const CELLS: usize = 14;
const SIGNS: &[(char, Colour)] = &[('B', Colour::Black), ('W', Colour::White)];

impl Show for Rules {
    fn read(text: &str) -> Option<Board> {
        let (k, rows) = text.split_once('|')?;
        let [k] = exactly(board::numbers(k)?)?;
        let rows = board::rows(rows, SIGNS)?;
        let fits = (1..=9).contains(&k) && rows.len() * rows[0].len() <= CELLS;
        fits.then_some(Board { k: k as usize, rows })
    }

    fn write(board: &Board) -> String {
        format!("{} | {}", board.k, board::write_rows(&board.rows, SIGNS))
    }

    fn told(board @ Board { k, rows }: &Board) -> Say {
        let (n, m, white) = (rows.len(), rows[0].len(), white(board));
        let cells = white.iter().map(|(i, j)| format!("({}, {})", i + 1, j + 1));
        match white.len() {
            0 => say!("position-black"; k, n, m),
            _ => say!("position"; k, n, m, white = all(cells)),
        }
    }

    fn scene(Board { k, rows }: &Board) -> Vec<Picture> {
        let look = |i: usize, j: usize| match rows[i][j] {
            Colour::White => Look::White,
            Colour::Black => Look::Black,
        };
        let cells = Picture::board(rows, |i, j| Cell::at(i, j).ground(look(i, j)));
        vec![cells, Picture::Note(say!("note"; k))]
    }

    fn act(_: &Board, &Square { corner: (i, j), side }: &Square) -> Act {
        let (row, column) = (i + 1, j + 1);
        if side == 1 {
            return Act::new([Id::Cell(i, j)], say!("flip-cell"; row, column));
        }
        let taps = [Id::Cell(i, j), Id::Cell(row - side, column - side)];
        Act::new(taps, say!("flip"; side, row, column))
    }

    fn idea(at: &At<Rules>) -> Idea<Square> {
        let board = at.position;
        let white = white(board);
        let [all, even] = counts(board);
        let is_one_by_one = board.k.min(board.rows.len()).min(board.rows[0].len()) == 1;
        let by = at.move_to(are_even).map(|(square, _)| square);
        let why = match (&white[..], &by) {
            ([], _) => say!("lost-end"),
            (&[(i, j)], Some(_)) => say!("won-one"; row = i + 1, column = j + 1),
            (_, None) if is_one_by_one => say!("lost-one-by-one"; all),
            (_, Some(_)) if is_one_by_one => say!("won-one-by-one"; all),
            (_, None) => say!("lost-even"; all, even),
            (_, Some(square)) => say!("won-odd"; all, even, flip = at.say(square)),
        };
        // Of many moves any will do.
        let is_any = white.len() != 1 && is_one_by_one;
        let by = by.filter(|_| !white.is_empty() && !is_any);
        let mut overlay = Overlay::new(say!("legend"));
        for (i, row) in board.rows.iter().enumerate() {
            for (j, &cell) in row.iter().enumerate() {
                let value = if board.k > 1 && is_even(&(i, j)) { 2 } else { 1 };
                overlay = overlay.tag(Id::Cell(i, j), value, cell == Colour::White);
            }
        }
        Idea::new(why).by(by).shows(overlay).counts(if is_one_by_one {
            say!("white-cells"; all)
        } else {
            say!("white-cells-and-even"; all, even)
        })
    }

    /// Each of the white cells alone.
    fn parts(board: &Board) -> Vec<Board> {
        let alone = board::each_alone_in_rows(&board.rows, Colour::Black).into_iter();
        alone.map(|rows| Board { k: board.k, rows }).collect()
    }

    const SMALL: &'static str =
        "1 | [BW]/2 | [BW]{3}/[1..2] | [BW]{2} [BW]{2}/2 | ([BW]{2} ){3}/2 | ([BW]{4} ){2}/\
         3 | ([BW]{3} ){3}";
}

/// Are the row and the column even, counted from 1?
fn is_even(&(i, j): &(usize, usize)) -> bool {
    i % 2 == 1 && j % 2 == 1
}

/// b(0) and b(1) of the page: the white cells, and those of them in an even row and an even column.
fn counts(board: &Board) -> [usize; 2] {
    let white = white(board);
    [white.len(), white.iter().filter(|cell| is_even(cell)).count()]
}

/// Is b(r) even for each power of two up to k?
fn are_even(board: &Board) -> bool {
    let [all, even] = counts(board);
    all % 2 == 0 && (board.k == 1 || even % 2 == 0)
}
