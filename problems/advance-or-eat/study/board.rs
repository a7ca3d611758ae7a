//! What the board shows: the squares, and how many moves Takahashi is ahead in each column.

use super::rules::{Rows, Rules, Square, Step};
use board::prelude::*;

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
        let row = |row: &Vec<Square>| say!("row"; squares = list(row.iter().map(square)));
        say!("position"; rows = list(rows.iter().map(row)))
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

    fn how(rows: &Rows, player: Player) -> Say {
        let is_up = |(step, _): &(Step, Rows)| matches!(step, Step::Up(..));
        if Rules::moves(rows, player).iter().any(is_up) {
            say!("how")
        } else {
            say!("how-eat")
        }
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
        let written: Vec<String> = values.iter().map(|&value| fraction(value, 4)).collect();
        let (columns, sum) = (list(&written), fraction(total, 4));
        let columns = match total {
            0 => say!("columns-even"; columns),
            _ if values.len() == 1 => say!("column"; columns),
            _ => say!("columns"; columns, sum = &sum),
        };
        let (lead, by) = (at.of_mover(total), fraction(total.abs(), 4));
        let cost = |to: &Rows| lead - at.of_mover(self::values(to).iter().sum());
        let cheapest = at.moves().into_iter().min_by_key(|(_, to)| cost(to));
        let idea = match cheapest.filter(|_| lead > 0) {
            Some((step, to)) => {
                let cost = fraction(cost(&to), 4);
                let why = say!("won-ahead"; columns, by, step = at.say(&step), cost);
                Idea::new(why).by(step)
            }
            None if at.moves().is_empty() => Idea::new(say!("lost-end")),
            None if lead == 0 => Idea::new(say!("lost-even"; columns)),
            None => Idea::new(say!("lost-behind"; columns, by)),
        };
        // What a part of a move is, where there is one.
        let part = values.iter().map(|value| value.rem_euclid(4)).find(|&part| part != 0);
        let idea = idea.and_if(part == Some(2), say!("half"));
        let idea = idea.and_if(matches!(part, Some(1 | 3)), say!("quarter"));
        let mut overlay = Overlay::new(say!("legend"));
        for (j, text) in written.iter().enumerate() {
            let (top, bottom) = (Id::Cell(0, j), Id::Cell(rows.len() - 1, j));
            overlay = overlay.span(top, bottom, text, values[j] != 0);
        }
        let terms = joined(written.iter().map(|value| bracketed(value)), " + ");
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
