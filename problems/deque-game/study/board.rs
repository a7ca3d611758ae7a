//! What the board shows: the middle of each row, and what the row will be worth.

use super::rules::{Drop, Rules, Table};
use board::prelude::*;
use std::cmp::{Ordering, Reverse};

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let mut rows: Vec<Vec<u64>> = board::groups(text)?;
        let [goal] = exactly(rows.pop()?)?;
        let numbers = rows.concat();
        let fits = (1..=5).contains(&rows.len())
            && numbers.len() <= 16
            && rows.iter().all(|row| !row.is_empty())
            && numbers.iter().all(|&number| number <= 99)
            && goal <= 999;
        let left = |row: &Vec<u64>| (row.len() as u64) * (row.len() as u64 + 1) / 2;
        let are_few = || rows.iter().map(left).product::<u64>() <= board::MOST;
        (fits && are_few()).then_some(Table { rows, goal })
    }

    fn write(table: &Table) -> String {
        board::write_groups(&(table.rows.clone(), table.goal))
    }

    fn told(table: &Table) -> Say {
        let row = |row: &Vec<u64>| say!("row"; numbers = list(row));
        say!("position"; rows = list(table.rows.iter().map(row)), goal = table.goal)
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let cell = |i: usize, j: usize| Cell::at(i, j).text(table.rows[i][j]);
        let row = |i: usize| (0..table.rows[i].len()).map(|j| cell(i, j)).collect();
        let rows = (0..table.rows.len()).map(row).collect();
        let note = if table.rows.iter().all(|row| row.len() == 1) {
            say!("note-end"; goal = table.goal, sum = table.rows.concat().iter().sum::<u64>())
        } else {
            say!("note"; goal = table.goal)
        };
        vec![Picture::Strips(rows), Picture::Note(note)]
    }

    fn act(table: &Table, &Drop { row, place }: &Drop) -> Act {
        let (number, tap) = (table.rows[row][place], [Id::Cell(row, place)]);
        let row = row + 1;
        match place {
            0 => Act::new(tap, say!("delete-left"; number, row)),
            _ => Act::new(tap, say!("delete-right"; number, row)),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Drop> {
        let Table { rows, goal } = at.position;
        let is_left = at.player == Player::Left;
        let mut evens: Vec<usize> = (0..rows.len()).filter(|&i| rows[i].len() % 2 == 0).collect();
        let takahashi_opens = is_left == (evens.len() % 2 == 0);
        let after: Vec<[u64; 2]> = rows.iter().map(|row| values(row, takahashi_opens)).collect();
        // The larger and the smaller value that a row can have when it is odd.
        let two: Vec<[u64; 2]> = after.iter().map(|&[x, y]| [x.max(y), x.min(y)]).collect();
        evens.sort_by_key(|&i| Reverse(two[i][0] - two[i][1]));
        let mut ends: Vec<u64> = two.iter().map(|two| two[0]).collect();
        for (turn, &i) in evens.iter().enumerate() {
            ends[i] = two[i][usize::from(is_left != (turn % 2 == 0))];
        }
        let sum: u64 = ends.iter().sum();
        let counts = say!("sum"; sum = as_sum(sum, &ends));
        let by = sum.abs_diff(*goal);
        let than = if sum > *goal { say!("more"; by, goal) } else { say!("less"; by, goal) };
        let is_over = rows.iter().all(|row| row.len() == 1);
        let idea =
            Idea::new(match (if is_left { sum.cmp(goal) } else { goal.cmp(&sum) }, is_over) {
                (Ordering::Greater, false) => say!("won-total"; sum, than),
                (Ordering::Equal, false) => say!("draw-total"; sum),
                (Ordering::Less, false) => say!("lost-total"; sum, than),
                (Ordering::Greater, true) => say!("won-over"; sum, than),
                (Ordering::Equal, true) => say!("draw-over"; sum),
                (Ordering::Less, true) => say!("lost-over"; sum, than),
            });
        if is_over {
            return idea.counts(counts);
        }
        let opener = if takahashi_opens { say!("takahashi") } else { say!("aoki") };
        let has_odd = rows.iter().any(|row| row.len() > 1 && row.len() % 2 == 1);
        let idea = idea.and_if(has_odd, say!("odd"; e = evens.len(), opener = &opener));
        // A move that costs nothing, in the row that is chosen first.
        let best = -at.worth(at.position, at.player).number;
        let is_best = |(step, to): &(Drop, Table)| {
            let is_chosen = evens.first().map_or(true, |&row| step.row == row);
            is_chosen && at.worth(to, at.next()).number == best
        };
        let (by, _) = at.moves().into_iter().find(is_best).expect("a row is not yet done");
        let step = at.say(&by);
        let choice = |&i: &usize| say!("choice"; row = i + 1, hi = two[i][0], lo = two[i][1]);
        let idea = idea.and(match &evens[..] {
            [] => say!("open"; step),
            [row] => say!("even"; choice = choice(row), step),
            _ => say!("evens"; choices = list(evens.iter().map(choice)), step),
        });
        let mut overlay = Overlay::new(say!("legend"; opener));
        for (i, row) in rows.iter().enumerate().filter(|(_, row)| row.len() > 1) {
            let (n, [left, right]) = (row.len(), after[i]);
            let first = n.saturating_sub(3) / 2;
            let text = if n % 2 == 0 { format!("{}/{}", left, right) } else { left.to_string() };
            let last = Id::Cell(i, n - 1 - first);
            overlay = overlay.span(Id::Cell(i, first), last, text, n % 2 == 0);
        }
        idea.by(by).shows(overlay).counts(counts)
    }

    const SMALL: &'static str =
        "([1..3]( (| )?[1..3]){0..3}| [2..4]/[1..2]( (| )?[1..2]){4..5}| [2..4])";
}

/// The values of a row without its left end and without its right end; twice its own if it is odd.
fn values(row: &[u64], takahashi_opens: bool) -> [u64; 2] {
    let (n, half) = (row.len(), row.len() / 2);
    if n % 2 == 0 {
        return [&row[1..], &row[..n - 1]].map(|rest| values(rest, takahashi_opens)[0]);
    }
    let value = match row[half.saturating_sub(1)..][..n.min(3)] {
        [b, c, d] if takahashi_opens => c.min(b.max(d)),
        [b, c, d] => c.max(b.min(d)),
        _ => row[0],
    };
    [value; 2]
}
