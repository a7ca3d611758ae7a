//! What the board shows: both pieces, and in how many moves a capture comes.

use super::rules::{Board, Cell, Rules, Side};
use board::prelude::*;

const SIGNS: &[(char, Side)] = &[('W', Side::White), ('B', Side::Black)];

impl Show for Rules {
    fn read(text: &str) -> Option<Board> {
        let [n, pieces, mover] = exactly(text.split('|').collect())?;
        let ([n], [white, black]) =
            (exactly(board::numbers(n)?)?, exactly(board::numbers(pieces)?)?);
        let [mover] = exactly(board::word(mover, SIGNS)?)?;
        let cell = |number: u64| Cell { row: number / 10, column: number % 10 };
        let board = Board { n, white: cell(white), black: cell(black), mover };
        let fits = (2..=6).contains(&n) && board.has(board.white) && board.has(board.black);
        fits.then_some(board)
    }

    fn write(&Board { n, white, black, mover }: &Board) -> String {
        let cell = |cell: Cell| 10 * cell.row + cell.column;
        let mover = board::write_word(&[mover], SIGNS);
        format!("{} | {} {} | {}", n, cell(white), cell(black), mover)
    }

    fn told(board: &Board) -> Say {
        let (own, enemy) = names(board);
        let cell = |Cell { row, column }| say!("cell"; row, column);
        let (n, white, black) = (board.n, cell(board.white), cell(board.black));
        if board.white == board.black {
            say!("position-end"; n, own, enemy, cell = white)
        } else {
            say!("position"; n, white, black, own)
        }
    }

    fn scene(board: &Board) -> Vec<Picture> {
        let white = (board.white, Look::White, 0);
        let black = (board.black, Look::Black, 1);
        // The one that has moved stands above the one that it has captured.
        let above = match board.mover {
            Side::White => [black, white],
            Side::Black => [white, black],
        };
        let square = |cell: Cell| {
            let piece = above.iter().find(|piece| piece.0 == cell);
            board::Cell::of(id(cell))
                .piece(piece.map(|piece| piece.1))
                .named(piece.map(|piece| piece.2))
        };
        let row = |row: u64| (1..=board.n).map(|column| square(Cell { row, column })).collect();
        let (own, enemy) = names(board);
        let note =
            if board.white == board.black { say!("captured"; enemy) } else { say!("to-move"; own) };
        vec![Picture::Board((1..=board.n).map(row).collect(), 1), Picture::Note(note)]
    }

    fn act(board: &Board, &to: &Cell) -> Act {
        let (own, _) = names(board);
        Act::new([id(to)], say!("move"; own, row = to.row, column = to.column))
    }

    fn idea(at: &At<Rules>) -> Idea<Cell> {
        let board = at.position;
        let (own, enemy) = names(board);
        if board.white == board.black {
            return Idea::new(say!("lost-captured"; own)).counts(say!("even-number"; d = 0));
        }
        let d = number(at, board);
        // The winner takes the smallest even number, the loser the largest odd one.
        let (to, _) = at.move_to(|to| number(at, to) == d - 1).expect("some move leads on");
        let Cell { row, column } = to;
        let (odd, quantity) = match d % 2 {
            1 => (d - 2, say!("odd-number"; d)),
            _ => (d - 1, say!("even-number"; d)),
        };
        let why = match d {
            1 => say!("won-capture"; own, enemy),
            _ if d % 2 == 1 => say!("won-odd"; row, column, even = d - 1, odd, own, enemy),
            _ => say!("lost-even"; row, column, odd, d, own, enemy),
        };
        let legend = match board.mover {
            Side::White => say!("legend-white"),
            Side::Black => say!("legend-black"),
        };
        let tag = |cell: Cell| {
            let d = number(at, &board.after(cell));
            (id(cell), d, d % 2 == 0)
        };
        let cells =
            (1..=board.n).flat_map(|row| (1..=board.n).map(move |column| Cell { row, column }));
        let overlay = Overlay::new(legend).tags(cells.map(tag));
        Idea::new(why).by(to).shows(overlay).counts(quantity)
    }

    const SMALL: &'static str = "[2..4] | [11..44] [11..44] | [WB]";
}

fn id(cell: Cell) -> Id {
    Id::Cell(cell.row as usize, cell.column as usize)
}

/// The name of the piece that is to be moved, and that of the other one.
fn names(board: &Board) -> (Say, Say) {
    match board.mover {
        Side::White => (say!("white"), say!("black")),
        Side::Black => (say!("black"), say!("white")),
    }
}

/// The page's number of a position: in how many moves the game ends. No position is drawn.
fn number(at: &At<Rules>, board: &Board) -> i64 {
    at.worth(board, at.player).number
}
