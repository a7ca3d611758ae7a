//! What the board shows: the cells, and how many of the white ones have an even row and an even column.

use super::rules::{white, Board, Colour, Rules, Square};
use board::{all, exactly, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};

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
        let (k, n, m) = (*k, rows.len(), rows[0].len());
        let white = white(board).into_iter().map(|(i, j)| format!("({}, {})", i + 1, j + 1));
        match &white.collect::<Vec<_>>()[..] {
            [] => say!("position-black"; k, n, m),
            white => say!("position"; k, n, m, white = all(white)),
        }
    }

    fn scene(Board { k, rows }: &Board) -> Vec<Picture> {
        let cell = |i: usize, j: usize| {
            let is_white = rows[i][j] == Colour::White;
            Cell::at(i, j).ground(if is_white { Look::White } else { Look::Black })
        };
        vec![Picture::board(rows, cell), Picture::Note(say!("note"; k = *k))]
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
        let step = at.moves().into_iter().find(|(_, to)| are_even(to)).map(|(square, _)| square);
        let idea = match (&white[..], step) {
            ([], _) => Idea::lost(say!("lost-end")),
            (&[(i, j)], Some(square)) => {
                Idea::won(say!("won-one"; row = i + 1, column = j + 1)).by(square)
            }
            (_, None) if is_one_by_one => Idea::lost(say!("lost-one-by-one"; all)),
            (_, Some(_)) if is_one_by_one => Idea::won(say!("won-one-by-one"; all)),
            (_, None) => Idea::lost(say!("lost-even"; all, even)),
            (_, Some(square)) => {
                let flip = Self::act(board, &square).say;
                Idea::won(say!("won-odd"; all, even, flip)).by(square)
            }
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (i, row) in board.rows.iter().enumerate() {
            for (j, &cell) in row.iter().enumerate() {
                let value = if board.k > 1 && is_even(&(i, j)) { 2 } else { 1 };
                overlay = overlay.tag(Id::Cell(i, j), value, cell == Colour::White);
            }
        }
        idea.shows(overlay).counts(if is_one_by_one {
            say!("white-cells"; all)
        } else {
            say!("white-cells-and-even"; all, even)
        })
    }

    /// Each of the white cells alone.
    fn parts(board: &Board) -> Vec<Board> {
        let alone = |(i, j): (usize, usize)| {
            let mut rows = vec![vec![Colour::Black; board.rows[0].len()]; board.rows.len()];
            rows[i][j] = Colour::White;
            Board { k: board.k, rows }
        };
        white(board).into_iter().map(alone).collect()
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
