//! What the board shows: the rows, and which pieces have an odd number of empty cells to their right.

use super::rules::{Jump, Rules, LAST};
use board::prelude::*;

/// Pieces side by side: they have the same number of empty cells to their right.
struct Group {
    row: usize,
    /// The column of the last one.
    last: u64,
    pieces: u64,
    empty: u64,
}

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let mut rows: Vec<Vec<u64>> = board::groups(text)?;
        let first = first(rows.len())?;
        for row in &mut rows {
            row.sort_unstable();
        }
        let differ = |row: &Vec<u64>| row.windows(2).all(|two| two[0] < two[1]);
        let mut pieces = rows.iter().flatten();
        let fits = pieces.all(|column| (first..=LAST).contains(column)) && rows.iter().all(differ);
        (fits && rows.iter().any(|row| !row.is_empty())).then_some(rows)
    }

    fn write(rows: &Vec<Vec<u64>>) -> String {
        board::write_groups(rows)
    }

    fn told(rows: &Vec<Vec<u64>>) -> Say {
        let row = |columns: &Vec<u64>| match columns.len() {
            0 => say!("row-empty"),
            _ => say!("row"; columns = list(columns)),
        };
        say!("position"; rows = list(rows.iter().map(row)), last = LAST)
    }

    fn scene(rows: &Vec<Vec<u64>>) -> Vec<Picture> {
        let first = first(rows.len()).unwrap_or(1);
        let cell = |r: usize, column: u64| {
            let is_there = rows[r].contains(&column);
            Cell::of(id(r, column)).piece(is_there.then_some(Look::Black)).numbered(column)
        };
        let row = |r: usize| (first..=LAST).map(|column| cell(r, column)).collect();
        let drawn = (0..rows.len()).map(row).collect();
        vec![if rows.len() > 1 { Picture::Grid(drawn) } else { Picture::Strips(drawn) }]
    }

    fn act(rows: &Vec<Vec<u64>>, &Jump { row, from, to }: &Jump) -> Act {
        let say = if rows.len() == 1 {
            say!("jump"; from, to)
        } else {
            say!("jump-in-row"; from, to, row = row + 1)
        };
        Act::new([id(row, from)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Jump> {
        let groups = groups(at.position);
        let mut odd: Vec<&Group> = groups.iter().filter(|group| group.empty % 2 == 1).collect();
        // As on the page: b₁, b₃, b₅, … of each row.
        odd.sort_by_key(|group| (group.row, group.empty));
        let sizes: Vec<u64> = odd.iter().map(|group| group.pieces).collect();
        // The k-th piece of a group from the right leaves k pieces with an even number.
        let by = board::lowered(&sizes).map(|(i, jumping)| {
            let (row, to) = (odd[i].row, odd[i].last + 1);
            (i, Jump { row, from: to - jumping, to })
        });
        let why = match &by {
            Some((_, step)) if at.ends_with(step) => say!("won-last"; jump = at.say(step)),
            Some((i, step)) => {
                let (jump, balance) = (at.say(step), board::balance_after(&sizes, *i));
                say!("won-odd"; sizes = all(&sizes), jump, balance)
            }
            None if !odd.is_empty() => say!("lost-odd"; balance = board::balance(&sizes)),
            None if groups.iter().any(|group| group.empty > 0) => say!("lost-even"),
            None => say!("lost-end"),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (&&Group { row, last, pieces, .. }, over) in odd.iter().zip(left_over(&sizes)) {
            overlay = overlay.bricks(pieces, over, |j| id(row, last + 1 - pieces + j));
        }
        for group in &groups {
            overlay = overlay.tag(id(group.row, group.last), group.empty, false);
        }
        let idea = Idea::new(why).by(by.map(|(_, step)| step));
        idea.shows(overlay).counts(say!("quantity"; sum = board::quantity(&sizes)))
    }

    fn parts(rows: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        rows.iter().filter(|row| !row.is_empty()).map(|row| vec![row.clone()]).collect()
    }

    const SMALL: &'static str = "(11 )?(12 )?(13 )?(14 )?(15 )?(16 )?(17 )?(18 )?(19 )?(20)?/\
         (16 )?(17 )?(18 )?(19 )?(20 )?| (16 )?(17 )?(18 )?(19 )?(20)?";
}

/// The groups of all rows, each row from the left.
fn groups(rows: &[Vec<u64>]) -> Vec<Group> {
    let mut groups: Vec<Group> = vec![];
    for (row, columns) in rows.iter().enumerate() {
        for (i, &column) in columns.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if group.row == row && group.last + 1 == column => {
                    group.last = column;
                    group.pieces += 1;
                }
                _ => {
                    let empty = LAST - column - (columns.len() - 1 - i) as u64;
                    groups.push(Group { row, last: column, pieces: 1, empty });
                }
            }
        }
    }
    groups
}

fn id(row: usize, column: u64) -> Id {
    Id::Cell(row, column as usize)
}

/// The first column that so many rows may use, so that a board can search them.
fn first(rows: usize) -> Option<u64> {
    [9, 12, 15].get(rows.checked_sub(1)?).copied()
}
