//! What the board shows: the squares, and how many moves Takahashi is ahead in each column.

use super::rules::{Rows, Rules, Square, Step};
use board::{joined, list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};
use referee::{Game, Player};
use std::cmp::Ordering;

const SIGNS: &[(char, Square)] =
    &[('E', Square::Empty), ('W', Square::White), ('B', Square::Black)];

impl Show for Rules {
    fn read(text: &str) -> Option<Rows> {
        let rows = board::rows(text, SIGNS)?;
        (rows.len() <= 3 && rows.len() * rows[0].len() <= 9).then_some(rows)
    }

    fn write(rows: &Rows) -> String {
        board::write_rows(rows, SIGNS)
    }

    fn told(rows: &Rows) -> Say {
        let square = |square: &Square| match square {
            Square::Empty => say!("empty"),
            Square::White => say!("white"),
            Square::Black => say!("black"),
        };
        let row = |row: &Vec<Square>| say!("row"; squares = list(&row.iter().map(square).collect::<Vec<_>>()));
        say!("position"; rows = list(&rows.iter().map(row).collect::<Vec<_>>()))
    }

    fn scene(rows: &Rows) -> Vec<Picture> {
        let cell = |i: usize, j: usize| {
            Cell::at(i, j).piece(match rows[i][j] {
                Square::Empty => None,
                Square::White => Some(Look::White),
                Square::Black => Some(Look::Black),
            })
        };
        vec![Picture::grid(rows, cell)]
    }

    fn act(_: &Rows, step: &Step) -> Act {
        match *step {
            Step::Up(i, j) => Act::new([Id::Cell(i, j)], say!("up"; row = i + 1, column = j + 1)),
            Step::Eat(i, j) => Act::new([Id::Cell(i, j)], say!("eat"; row = i + 1, column = j + 1)),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let rows = at.position;
        let values = values(rows);
        let total: i64 = values.iter().sum();
        let written: Vec<String> = values.iter().map(|&value| quarters(value)).collect();
        let (columns, sum) = (list(&written), quarters(total));
        let columns = match total {
            0 => say!("columns-even"; columns),
            _ if values.len() == 1 => say!("column"; columns),
            _ => say!("columns"; columns, sum = sum.clone()),
        };
        let of_mover = |total: i64| if at.player == Player::Left { total } else { -total };
        let (lead, by) = (of_mover(total), quarters(total.abs()));
        let mut idea = match lead.cmp(&0) {
            Ordering::Equal => Idea::lost(say!("lost-even"; columns)),
            Ordering::Less => Idea::lost(say!("lost-behind"; columns, by)),
            Ordering::Greater => {
                // The move that costs least.
                let cost = |to: &Rows| lead - of_mover(self::values(to).iter().sum());
                let moves = at.moves().into_iter().map(|(step, to)| (cost(&to), step));
                let (cost, step) = moves.min_by_key(|one| one.0).expect("who leads can move");
                let (said, cost) = (Rules::act(rows, &step).say, quarters(cost));
                Idea::won(say!("won-ahead"; columns, by, step = said, cost)).by(step)
            }
        };
        // What a part of a move is, where there is one.
        match values.iter().map(|value| value.rem_euclid(4)).find(|&part| part != 0) {
            None => {}
            Some(2) => idea = idea.and(say!("half")),
            Some(_) => idea = idea.and(say!("quarter")),
        }
        let mut overlay = Overlay::new(say!("legend"));
        for (j, text) in written.iter().enumerate() {
            let (top, bottom) = (Id::Cell(0, j), Id::Cell(rows.len() - 1, j));
            overlay = overlay.span(top, bottom, text, values[j] != 0);
        }
        let terms = joined(written.iter().map(bracketed), " + ");
        idea.shows(overlay).counts(say!("sum"; terms, sum = bracketed(&sum)))
    }

    const SMALL: &'static str = "([EWB] ){1..3}/[EWB]{3}/([EWB]{2} ){2..3}";
}

/// The values of the columns, in quarters.
fn values(rows: &Rows) -> Vec<i64> {
    let column = |j: usize| value(&rows.iter().map(|row| vec![row[j]]).collect());
    (0..rows[0].len()).map(column).collect()
}

/// The value of a column in quarters: the simplest number between the options.
fn value(column: &Rows) -> i64 {
    let options =
        |player| Rules::options_of(column, player).iter().map(value).collect::<Vec<i64>>();
    let a = options(Player::Left).into_iter().max().unwrap_or(-99);
    let b = options(Player::Right).into_iter().min().unwrap_or(99);
    for &unit in &[4, 2] {
        let (least, most) = ((a.div_euclid(unit) + 1) * unit, (b - 1).div_euclid(unit) * unit);
        if least <= most {
            return 0.max(least).min(most);
        }
    }
    a + 1
}

fn quarters(value: i64) -> String {
    let sign = if value < 0 { "−" } else { "" };
    match value.abs() {
        value if value % 4 == 0 => format!("{}{}", sign, value / 4),
        value if value % 2 == 0 => format!("{}{}/2", sign, value / 2),
        value => format!("{}{}/4", sign, value),
    }
}

fn bracketed(number: &String) -> String {
    if number.starts_with('−') {
        format!("({})", number)
    } else {
        number.clone()
    }
}
