//! What the board shows: the coins, and on each the nim product of its row and column.

use super::rules::{heads, Coin, Rectangle, Rows, Rules};
use board::prelude::*;

const SIGNS: &[(char, Coin)] = &[('T', Coin::Tails), ('H', Coin::Heads)];

impl Show for Rules {
    fn read(text: &str) -> Option<Rows> {
        board::rows(text, SIGNS).filter(|rows| rows.len() * rows[0].len() <= 12)
    }

    fn write(rows: &Rows) -> String {
        board::write_rows(rows, SIGNS)
    }

    fn told(rows: &Rows) -> Say {
        let (n, m, points) = (rows.len(), rows[0].len(), heads(rows));
        if points.is_empty() {
            say!("position-tails"; n, m)
        } else {
            say!("position"; n, m, points = list(points.into_iter().map(written)))
        }
    }

    fn scene(rows: &Rows) -> Vec<Picture> {
        let cell = |x: usize, y: usize| match rows[x][y] {
            Coin::Tails => Cell::at(x, y).piece(Look::Black).text("T"),
            Coin::Heads => Cell::at(x, y).piece(Look::White).text("H"),
        };
        let row = |x: usize| (0..rows[x].len()).map(|y| cell(x, y)).collect();
        vec![Picture::Board((0..rows.len()).map(row).collect(), 0)]
    }

    fn act(_: &Rows, &Rectangle { x, y, a, b }: &Rectangle) -> Act {
        Act::new([Id::Cell(x, y), Id::Cell(a, b)], say!("turn"; x, y, a, b))
    }

    /// Heads in the first row and column, of value 0, can only be turned along with others.
    fn idea(at: &At<Rules>) -> Idea<Rectangle> {
        let rows = at.position;
        let points = heads(rows);
        let sum = at.sum(|rows| heads(rows).into_iter().map(|(x, y)| product(x, y)).collect());
        let mut counting: Vec<_> = points.iter().copied().zip(sum.values.clone()).collect();
        counting.retain(|(_, value)| *value > 0);
        let told = || match counting.len() {
            count if count > 3 => say!("many"; count),
            _ => {
                let points = all(counting.iter().map(|(point, _)| written(*point)));
                say!("few"; points, values = all(counting.iter().map(|(_, value)| value)))
            }
        };
        let why = match (&sum.best, &counting[..]) {
            (_, []) if points.is_empty() => say!("lost-end"),
            (_, []) => say!("lost-border"),
            (None, _) => board::balanced(told(), say!("change")),
            (Some((step, _)), [(point, value)]) => {
                say!("won-one"; point = written(*point), value, to = written((step.a, step.b)))
            }
            (Some((step, to)), _) if at.is_end(to) => say!("won-last"; step = at.say(step)),
            (Some((step, _)), _) => {
                let (from, to) = (written((step.a, step.b)), written((step.x, step.y)));
                board::evened(told(), &sum, say!("step"; from, to))
            }
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (x, row) in rows.iter().enumerate() {
            for (y, &coin) in row.iter().enumerate() {
                overlay = overlay.tag(Id::Cell(x, y), product(x, y), coin == Coin::Heads);
            }
        }
        sum.idea(why).shows(overlay)
    }

    /// Each coin that shows heads, alone.
    fn parts(rows: &Rows) -> Vec<Rows> {
        board::each_alone_in_rows(rows, Coin::Tails)
    }

    /// Each coin that shows heads, alone.
    fn labels(rows: &Rows) -> Vec<(Id, Rows)> {
        let coins = heads(rows).into_iter().map(|(x, y)| Id::Cell(x, y));
        coins.zip(Self::parts(rows)).collect()
    }

    const SMALL: &'static str = "([TH]{2} ){1..3}/([TH]{3} ){2..3}/[TH]{4} [TH]{4}";
}

fn written((x, y): (usize, usize)) -> String {
    format!("({}, {})", x, y)
}

/// The nim product, by its definition.
fn product(x: usize, y: usize) -> u64 {
    let smaller = (0..x).flat_map(|a| (0..y).map(move |b| (a, b)));
    mex(smaller.map(|(a, b)| product(a, y) ^ product(x, b) ^ product(a, b)))
}
