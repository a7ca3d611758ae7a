//! What the board shows: rows of cells with three pieces, and the values of the gaps between them.

use super::rules::{steps, Board, Pieces, Row, Rules, Step};
use board::{
    all, exactly, list, mex, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Sum,
};

/// So many columns are drawn; the rows do not end there.
const COLUMNS: u64 = 14;

impl Show for Rules {
    fn read(text: &str) -> Option<Board> {
        let mut groups = board::groups(text)?.into_iter();
        let [f] = exactly(groups.next()?)?;
        let mut board = Board { f, rows: vec![] };
        for row in groups {
            let [blue, white, red] = exactly(row)?;
            board.rows.push(Row { blue, white, red });
        }
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
        let mut groups = vec![vec![board.f]];
        groups.extend(board.rows.iter().map(columns));
        board::write_groups(&groups)
    }

    fn told(board: &Board) -> Say {
        let row = |row: &Row| say!("row"; columns = list(&columns(row)));
        say!("position"; f = board.f, rows = list(&board.rows.iter().map(row).collect::<Vec<_>>()))
    }

    fn scene(board: &Board) -> Vec<Picture> {
        let cell = |row: usize, column: u64| {
            let piece = columns(&board.rows[row - 1]).iter().position(|&piece| piece == column);
            Cell::at(row, column as usize)
                .piece(piece.map(|i| [Look::Blue, Look::White, Look::Red][i]))
                .named(piece.map(|i| 3 * row + i))
        };
        let row = |row: usize| (1..=COLUMNS).map(|column| cell(row, column)).collect();
        let note = say!("note"; steps = list(&steps(board.f, COLUMNS - 2)));
        let rows = (1..=board.rows.len()).map(row).collect();
        vec![Picture::Grid(rows), Picture::Note(note)]
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
        let Sum { values, x, best, balance } =
            at.sum(|board| gaps(board).iter().map(|&gap| g[gap as usize]).collect());
        let (gaps, least) = (gaps(board), steps(board.f, 5)[0]);
        let (cells, each) = (all(&gaps), all(&values));
        let idea = match best {
            Some((step, _)) if at.ends_with(&step) => {
                let said = Rules::act(board, &step).say;
                Idea::won(say!("won-end"; step = said, least)).by(step)
            }
            Some((step, to)) => {
                let i = changed(step);
                let (gap, rest) = (gaps[i], self::gaps(&to)[i]);
                let said = Rules::act(board, &step).say;
                let why = say!("won-gaps"; cells, each, step = said, gap, rest, balance);
                Idea::won(why).by(step)
            }
            None if gaps.iter().all(|&gap| gap < least) => Idea::lost(say!("lost-end"; least)),
            None => Idea::lost(say!("lost-gaps"; cells, balance)),
        };
        let quantity = say!("quantity"; gaps = all(&gaps), sum = board::quantity(&values));
        idea.shows(framed(board, &values, x)).counts(quantity)
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

fn columns(&Row { blue, white, red }: &Row) -> Vec<u64> {
    vec![blue, white, red]
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
    let mut g: Vec<u64> = vec![];
    for i in 0..COLUMNS {
        let fitting = steps.iter().filter(|&&k| k <= i);
        let value = mex(fitting.map(|k| g[(i - k) as usize]));
        g.push(value);
    }
    g
}
