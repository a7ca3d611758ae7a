//! What the board shows: rows of cells with three pieces, and the values of the gaps between them.

use super::rules::{steps, Board, Pieces, Row, Rules, Step};
use board::prelude::*;

/// So many columns are drawn; the rows do not end there.
const COLUMNS: u64 = 14;

impl Show for Rules {
    fn read(text: &str) -> Option<Board> {
        let (f, rows): (u64, Vec<[u64; 3]>) = board::groups(text)?;
        let rows = rows.into_iter().map(|[blue, white, red]| Row { blue, white, red }).collect();
        let board = Board { f, rows };
        let is_row = |row: &Row| {
            0 < row.blue && row.blue < row.white && row.white < row.red && row.red <= COLUMNS
        };
        let fits = (1..=100_000).contains(&f)
            && (1..=3).contains(&board.rows.len())
            && board.rows.iter().all(is_row);
        // For both players all gaps that are not wider.
        let positions = || gaps(&board).iter().map(|gap| gap + 1).product::<u64>() * 2;
        (fits && positions() <= board::MOST).then_some(board)
    }

    fn write(board: &Board) -> String {
        board::write_groups(&(board.f, board.rows.iter().map(columns).collect::<Vec<_>>()))
    }

    fn told(board: &Board) -> Say {
        let row = |row: &Row| say!("row"; columns = list(columns(row)));
        say!("position"; f = board.f, rows = list(board.rows.iter().map(row)))
    }

    fn scene(board: &Board) -> Vec<Picture> {
        let cell = |row: usize, column: u64| {
            let piece = columns(&board.rows[row - 1]).iter().position(|&piece| piece == column);
            Cell::at(row, column as usize)
                .piece(piece.map(|i| [Look::Blue, Look::White, Look::Red][i]))
                .named(piece.map(|i| 3 * row + i))
        };
        let row = |row: usize| (1..=COLUMNS).map(|column| cell(row, column)).collect();
        let note = say!("note"; steps = list(steps(board.f, COLUMNS - 2)));
        vec![Picture::apart((1..=board.rows.len()).map(row)), Picture::Note(note)]
    }

    /// The piece that is tapped is white, if white goes too.
    fn act(board: &Board, &Step { row, pieces, k }: &Step) -> Act {
        let (Row { blue, white, red }, row) = (board.rows[row], row + 1);
        let (from, to, say) = match pieces {
            Pieces::Blue => (blue, blue + k, say!("blue"; row, k)),
            Pieces::BlueWhite => (white, white + k, say!("blue-white"; row, k)),
            Pieces::Red => (red, red - k, say!("red"; row, k)),
            Pieces::RedWhite => (white, white - k, say!("red-white"; row, k)),
        };
        Act::new([from, to].map(|column| Id::Cell(row, column as usize)), say)
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let (board, g) = (at.position, values(at.position.f));
        let (gaps, least) = (gaps(board), steps(board.f, 5)[0]);
        let sum = at.sum(|board| self::gaps(board).iter().map(|&gap| g[gap as usize]).collect());
        let (cells, each, balance) = (all(&gaps), all(&sum.values), &sum.balance);
        let why = match &sum.best {
            Some((step, to)) if at.is_end(to) => say!("won-end"; step = at.say(step), least),
            Some((step, to)) => {
                let i = changed(*step);
                let (gap, rest, step) = (gaps[i], self::gaps(to)[i], at.say(step));
                say!("won-gaps"; cells, each, step, gap, rest, balance)
            }
            None if gaps.iter().all(|&gap| gap < least) => say!("lost-end"; least),
            None => say!("lost-gaps"; cells, balance),
        };
        let overlay = framed(board, &sum.values, sum.x);
        let quantity = say!("quantity"; gaps = all(&gaps), sum = board::quantity(&sum.values));
        sum.idea(why).shows(overlay).counts(quantity)
    }

    const SMALL: &'static str = "[246] | (1 [2..13] [3..14]/1 [2..6] [3..11] | 1 [2..6] [3..11])";
}

/// Each gap with its value.
fn framed(board: &Board, values: &[u64], x: u64) -> Overlay {
    let mut overlay = Overlay::new(say!("legend"));
    for (i, &Row { blue, white, red }) in board.rows.iter().enumerate() {
        let end = |column| Id::Cell(i + 1, column as usize);
        for (j, (left, right)) in [(blue, white), (white, red)].into_iter().enumerate() {
            let value = values[2 * i + j];
            if right - left > 1 {
                overlay = overlay.span(end(left + 1), end(right - 1), value, value & x > 0);
            }
        }
    }
    overlay
}

fn columns(&Row { blue, white, red }: &Row) -> [u64; 3] {
    [blue, white, red]
}

/// The left and the right gap of each row.
fn gaps(board: &Board) -> Vec<u64> {
    let gaps = |row: &Row| [row.white - row.blue - 1, row.red - row.white - 1];
    board.rows.iter().flat_map(gaps).collect()
}

/// Which of the gaps a step makes smaller.
fn changed(step: Step) -> usize {
    match step.pieces {
        Pieces::Blue | Pieces::RedWhite => 2 * step.row,
        Pieces::Red | Pieces::BlueWhite => 2 * step.row + 1,
    }
}

/// The values of gaps of 0, 1, 2, … cells.
fn values(f: u64) -> Vec<u64> {
    let steps = steps(f, COLUMNS);
    let rests = |i: usize| steps.iter().filter_map(move |&k| i.checked_sub(k as usize));
    table(COLUMNS as usize - 1, |i, g| rests(i).map(|rest| g[rest]).collect())
}
