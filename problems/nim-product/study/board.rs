//! What the board shows: the coins, and on each the nim product of its row and column.

use super::rules::{heads, Coin, Rectangle, Rows, Rules};
use board::{all, list, mex, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Sum};

const SIGNS: &[(char, Coin)] = &[('T', Coin::Tails), ('H', Coin::Heads)];

impl Show for Rules {
    fn read(text: &str) -> Option<Rows> {
        board::rows(text, SIGNS).filter(|rows| rows.len() * rows[0].len() <= 12)
    }

    fn write(rows: &Rows) -> String {
        board::write_rows(rows, SIGNS)
    }

    fn told(rows: &Rows) -> Say {
        let (n, m) = (rows.len(), rows[0].len());
        let points: Vec<String> = heads(rows).into_iter().map(written).collect();
        if points.is_empty() {
            say!("position-tails"; n, m)
        } else {
            say!("position"; n, m, points = list(&points))
        }
    }

    fn scene(rows: &Rows) -> Vec<Picture> {
        let cell = |x: usize, y: usize| {
            let (look, text) = match rows[x][y] {
                Coin::Tails => (Look::Black, "T"),
                Coin::Heads => (Look::White, "H"),
            };
            Cell::at(x, y).piece(look).text(text)
        };
        vec![Picture::board(rows, cell)]
    }

    fn act(_: &Rows, &Rectangle { x, y, a, b }: &Rectangle) -> Act {
        Act::new([Id::Cell(x, y), Id::Cell(a, b)], say!("turn"; x, y, a, b))
    }

    /// Heads in the first row and column, of value 0, can only be turned along with others.
    fn idea(at: &At<Rules>) -> Idea<Rectangle> {
        let rows = at.position;
        let points = heads(rows);
        let Sum { values, x: sum, best, .. } =
            at.sum(|rows| heads(rows).into_iter().map(|(x, y)| product(x, y)).collect());
        let counting: Vec<usize> = (0..points.len()).filter(|&i| values[i] > 0).collect();
        let told = || match counting.len() {
            count if count > 3 => say!("many"; count),
            _ => {
                let points: Vec<String> = counting.iter().map(|&i| written(points[i])).collect();
                let values: Vec<u64> = counting.iter().map(|&i| values[i]).collect();
                say!("few"; points = all(&points), values = all(&values))
            }
        };
        let idea = match (best, &counting[..]) {
            (_, []) if points.is_empty() => Idea::lost(say!("lost-end")),
            (_, []) => Idea::lost(say!("lost-border")),
            (None, _) => board::balanced(told(), say!("change")),
            (Some((step, _)), &[i]) => {
                let (point, value) = (written(points[i]), values[i]);
                let to = written((step.a, step.b));
                Idea::won(say!("won-one"; point, value, to)).by(step)
            }
            (Some((step, _)), _) => {
                let (from, to) = (written((step.a, step.b)), written((step.x, step.y)));
                board::evened(told(), sum, say!("step"; from, to)).by(step)
            }
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (x, row) in rows.iter().enumerate() {
            for (y, &coin) in row.iter().enumerate() {
                overlay = overlay.tag(Id::Cell(x, y), product(x, y), coin == Coin::Heads);
            }
        }
        idea.shows(overlay).counts(board::quantity(&values))
    }

    fn parts(rows: &Rows) -> Vec<Rows> {
        Rules::labels(rows).into_iter().map(|label| label.1).collect()
    }

    /// Each coin that shows heads, alone.
    fn labels(rows: &Rows) -> Vec<(Id, Rows)> {
        let alone = |(x, y): (usize, usize)| {
            let mut alone: Rows = rows.iter().map(|row| vec![Coin::Tails; row.len()]).collect();
            alone[x][y] = Coin::Heads;
            (Id::Cell(x, y), alone)
        };
        heads(rows).into_iter().map(alone).collect()
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
