//! What the board shows: the chip above the numbers, and how many cells come before the next lost one.

use super::rules::{Row, Rules};
use board::prelude::*;

impl Show for Rules {
    /// m and the chip's cell, counted from 1; the numbers as they are now.
    fn read(text: &str) -> Option<Row> {
        let ([m, chip], numbers): ([usize; 2], Vec<u64>) = board::groups(text)?;
        let fits = (1..=5).contains(&m) && (1..=numbers.len().min(9)).contains(&chip);
        let is_new = || numbers[chip..].iter().all(|&number| number > 0);
        // The chip may go over cells, and stop in any of them.
        let are_few = || numbers.iter().all(|&number| number <= 9) && numbers.len() <= 9;
        let positions = || numbers.iter().map(|number| number + 1).product::<u64>();
        let fits = fits && is_new() && are_few() && 2 * positions() <= board::MOST;
        fits.then_some(Row { m, numbers, chip: chip - 1 })
    }

    fn write(row: &Row) -> String {
        board::write_groups(&([row.m, row.chip + 1], row.numbers.clone()))
    }

    fn told(row: &Row) -> Say {
        say!("position"; numbers = list(&row.numbers), chip = row.chip + 1, m = row.m)
    }

    fn scene(row: &Row) -> Vec<Picture> {
        let place = |i: usize| {
            let chip = Cell::at(0, i).piece((i == row.chip).then_some(Look::Black));
            chip.named(0)
        };
        let number = |number: &u64| Cell::default().shaded(true).text(number);
        let n = row.numbers.len();
        let heads = (1..=n).map(Cell::label).collect();
        let places = (0..n).map(place).collect();
        let numbers = row.numbers.iter().map(number).collect();
        vec![Picture::Grid(vec![heads, places, numbers]), Picture::Note(say!("note"; m = row.m))]
    }

    fn act(row: &Row, &cell: &usize) -> Act {
        let (from, to) = (row.numbers[cell], row.numbers[cell] - 1);
        let say = if cell == row.chip {
            say!("stay"; cell = cell + 1, from, to)
        } else {
            say!("put"; cell = cell + 1, from, to)
        };
        Act::new([Id::Cell(0, cell)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let row = at.position;
        let (n, chip, left) = (row.numbers.len(), row.chip, row.numbers[row.chip]);
        let lost = lost(row);
        let lost_in_reach = |x: usize| (x + 1..n.min(x + row.m + 1)).find(|&y| lost[y]);
        // Where the chip is at rest: the number of its cell is even, and no cell in reach is lost.
        let (to, rest) = match lost_in_reach(chip) {
            Some(y) => (Some(y), row.numbers[y] - 1),
            None if left % 2 == 1 => (Some(chip), left - 1),
            None => (None, left),
        };
        let from = to.unwrap_or(chip);
        let (cell, is_last) = (from + 1, from + 1 == n);
        let by = |y: usize| lost_in_reach(y).unwrap_or(y) + 1;
        let answer =
            |y: usize| say!("answer"; to = y + 1, by = by(y), stays = usize::from(by(y) == y + 1));
        let answers = || list((from + 1..n.min(from + row.m + 1)).map(answer));
        let why = match to {
            Some(y) if y > chip && is_last => say!("won-put-last"; cell, rest),
            Some(y) if y > chip => say!("won-put"; cell, rest, answers = answers()),
            Some(_) if is_last => say!("won-stay-last"; left),
            Some(_) => say!("won-stay"; cell, rest, answers = answers()),
            None if is_last && rest == 0 => say!("lost-end"),
            None if is_last => say!("lost-last"; left),
            None if rest == 0 => say!("lost-leave"; cell, answers = answers()),
            None => say!("lost-stay"; cell, left, answers = answers()),
        };
        let rings = (chip + 1..n).map(|y| (Id::Cell(0, y), lost[y]));
        let legend = if chip + 1 < n { say!("legend"; m = row.m) } else { say!("legend-last") };
        Idea::new(why).by(to).shows(Overlay::new(legend).rings(rings))
    }

    const SMALL: &'static str = "[1..3] 1 | [0..3]( [1..3]){0..3}";
    const PLAYED: bool = true;
}

/// Which cells are lost for whoever moves once the chip has come to them.
fn lost(row: &Row) -> Vec<bool> {
    let n = row.numbers.len();
    let mut lost = vec![false; n];
    for x in (0..n).rev() {
        let is_other_near = lost[x..n.min(x + row.m + 1)].contains(&true);
        lost[x] = row.numbers[x] % 2 == 1 && !is_other_near;
    }
    lost
}
