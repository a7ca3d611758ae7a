//! What the board shows: the rows, and the gaps between the two pieces of each.

use super::rules::{Board, Rules, Step};
use board::prelude::*;

/// So many columns are drawn, and no piece leaves them; the rows have no ends.
const COLUMNS: u64 = 10;

impl Show for Rules {
    fn read(text: &str) -> Option<Board> {
        let ([alice, bob, d], rows): ([u64; 3], Vec<[u64; 2]>) = board::groups(text)?;
        let board = Board { retreats: [alice, bob], d, rows };
        let fits = alice.max(bob) <= COLUMNS
            && (1..=COLUMNS).contains(&d)
            && (1..=3).contains(&board.rows.len());
        (fits && positions(&board)? <= board::MOST).then_some(board)
    }

    fn write(board: &Board) -> String {
        let [alice, bob] = board.retreats;
        board::write_groups(&([alice, bob, board.d], board.rows.clone()))
    }

    fn told(board: &Board) -> Say {
        let row = |[black, white]: &[u64; 2]| say!("row"; black, white);
        let [alice, bob] = board.retreats;
        say!("position"; rows = list(board.rows.iter().map(row)), alice, bob, d = board.d)
    }

    fn scene(board: &Board) -> Vec<Picture> {
        let cell = |r: usize, column: u64| {
            let piece = board.rows[r].iter().position(|&piece| piece == column);
            Cell::of(id(r, column))
                .piece(piece.map(|i| [Look::Black, Look::White][i]))
                .named(piece.map(|i| 2 * (r + 1) + i))
                .numbered(column)
        };
        let row = |r: usize| (1..=COLUMNS).map(|column| cell(r, column)).collect();
        let [alice, bob] = board.retreats;
        let note = say!("note"; alice, bob, d = board.d);
        vec![Picture::apart((0..board.rows.len()).map(row)), Picture::Note(note)]
    }

    fn act(_: &Board, &Step { row, from, to, retreats }: &Step) -> Act {
        let say = if retreats {
            say!("retreat"; row = row + 1, to)
        } else {
            say!("advance"; row = row + 1, to)
        };
        Act::new([id(row, from), id(row, to)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let Board { retreats, rows, .. } = at.position;
        let (me, other) = (at.player as usize, at.next() as usize);
        let gap = |row: &[u64; 2]| row[0].abs_diff(row[1]) - 1;
        let sum = at.sum(|board| board.rows.iter().map(gap).collect());
        let (gaps, balance) = (all(&sum.values), &sum.balance);
        let are_closed = positive(&sum.values).is_empty();
        let why = match &sum.best {
            Some((step, _)) => {
                say!("won-gaps"; gaps, row = step.row + 1, to = step.to, balance)
            }
            None if !are_closed => say!("lost-gaps"; balance),
            None if retreats[me] > 0 => say!("lost-retreats"),
            None => say!("lost-end"),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (r, (row, over)) in rows.iter().zip(left_over(&sum.values)).enumerate() {
            let first = row[0].min(row[1]) + 1;
            overlay = overlay.bricks(gap(row), over, |j| id(r, first + j));
        }
        let is_won = sum.x > 0;
        let mine = !is_won && retreats[me] > 0 && !are_closed;
        let idea = sum.idea(why).and_if(is_won && retreats[other] > 0, say!("other-retreats"));
        idea.and_if(mine, say!("mover-retreats")).shows(overlay)
    }

    const SMALL: &'static str = "[0..2] [0..2] [1..2] | 5 [6..8] | [6..8] 5";
}

/// At most so many positions can come up, if no piece can leave the columns.
fn positions(board: &Board) -> Option<u64> {
    let [alice, bob] = board.retreats;
    let mut positions = 2 * (alice + 1) * (bob + 1);
    for row in &board.rows {
        if row[0] == row[1] || row.iter().any(|column| !(1..=COLUMNS).contains(column)) {
            return None;
        }
        let (left, right) = if row[0] < row[1] { (0, 1) } else { (1, 0) };
        let low = row[left].checked_sub(board.retreats[left] * board.d)?;
        let high = row[right] + board.retreats[right] * board.d;
        if low == 0 || high > COLUMNS {
            return None;
        }
        positions *= (high - low + 1) * (high - low) / 2;
    }
    Some(positions)
}

/// The place of a column; the rows count from 1, as in the text of a position.
fn id(row: usize, column: u64) -> Id {
    Id::Cell(row + 1, column as usize)
}
