//! What the board shows: the row, the points, and what either end leaves.

use super::rules::{Row, Rules};
use board::prelude::*;
use std::cmp::Ordering;

impl Show for Rules {
    fn read(text: &str) -> Option<Row> {
        let (numbers, [first, second]): (Vec<u64>, [u64; 2]) = board::groups(text)?;
        let fits = numbers.len() <= 12 && numbers.iter().all(|&x| x <= 99);
        (fits && first.max(second) <= 9999).then_some(Row { numbers, first, second })
    }

    fn write(row: &Row) -> String {
        board::write_groups(&(row.numbers.clone(), [row.first, row.second]))
    }

    fn told(&Row { ref numbers, first, second }: &Row) -> Say {
        say!("position"; count = numbers.len(), numbers = list(numbers), first, second)
    }

    fn scene(&Row { ref numbers, first, second }: &Row) -> Vec<Picture> {
        let n = numbers.len();
        let end = |i: usize| (i == 0 || i + 1 == n).then_some(Id::Cell(0, i));
        let row = Picture::row(numbers, |i, x| Cell::of(end(i)).text(x));
        vec![row, Picture::Note(say!("note"; first, second))]
    }

    fn act(row: &Row, &i: &usize) -> Act {
        let x = row.numbers[i];
        let say = match i {
            _ if row.numbers.len() == 1 => say!("take-last"; x),
            0 => say!("take-left"; x),
            _ => say!("take-right"; x),
        };
        Act::new([Id::Cell(0, i)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let Row { numbers, .. } = at.position;
        // d of a part of the row.
        let d = |part: &[u64]| {
            let part = Row { numbers: part.to_vec(), first: 0, second: 0 };
            at.worth(&part, at.player).number
        };
        let mut overlay = Overlay::new(say!("legend"));
        let (ends, by) = match numbers[..] {
            [] => (say!("ends-none"), None),
            [x] => (say!("ends-one"; x), Some(0)),
            [x, .., y] => {
                let last = numbers.len() - 1;
                let rests = [d(&numbers[1..]), d(&numbers[..last])];
                for (end, rest) in [0, last].into_iter().zip(rests) {
                    overlay = overlay.frame(Id::Cell(0, end), minus(rest), true);
                }
                let (after_left, after_right) =
                    (on_the_rest(x, rests[0]), on_the_rest(y, rests[1]));
                let leads: Vec<i64> =
                    at.moves().iter().map(|(_, to)| -at.worth(to, at.next()).number).collect();
                let ends = match leads[0].cmp(&leads[1]) {
                    Ordering::Greater => say!("ends-left"; x, after_left, y, after_right),
                    Ordering::Equal => say!("ends-either"; x, after_left, y, after_right),
                    Ordering::Less => say!("ends-right"; x, after_left, y, after_right),
                };
                (ends, Some(if leads[0] < leads[1] { last } else { 0 }))
            }
        };
        let lead = at.worth(at.position, at.player).number;
        let why = match lead.cmp(&0) {
            Ordering::Greater => say!("won-ahead"; ends, lead),
            Ordering::Equal => say!("draw-level"; ends),
            Ordering::Less => say!("lost-behind"; ends, by = -lead),
        };
        let d = d(numbers);
        let counts = say!("difference"; now = points(lead - d), d, end = points(lead));
        Idea::new(why).by(by).shows(overlay).counts(counts)
    }

    const SMALL: &'static str = "(([0..4] ){1..4}/([0..1] ){5..6})| 0 0";
}

/// What the players get on the rest, by its difference for whoever does not move now, and with x.
fn on_the_rest(x: u64, d: i64) -> Say {
    let lead = minus(signed(x) - d);
    match d.cmp(&0) {
        Ordering::Greater => say!("other-more"; points = d, x, lead),
        Ordering::Equal => say!("same"; lead),
        Ordering::Less => say!("mover-more"; points = -d, x, lead),
    }
}

fn points(lead: i64) -> Say {
    match lead.cmp(&0) {
        Ordering::Greater => say!("ahead"; points = lead),
        Ordering::Equal => say!("level"),
        Ordering::Less => say!("behind"; points = -lead),
    }
}
