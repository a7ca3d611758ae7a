//! What the board shows: the coins, of which each that shows tails has a value, a power of two.

use super::rules::{tails, Coin, Place, Rows, Rules};
use board::prelude::*;

const COINS: usize = 10;
const SIGNS: &[(char, Coin)] = &[('H', Coin::Heads), ('T', Coin::Tails)];

impl Show for Rules {
    fn read(text: &str) -> Option<Rows> {
        board::rows(text, SIGNS).filter(|rows| rows.len() * rows[0].len() <= COINS)
    }

    fn write(rows: &Rows) -> String {
        board::write_rows(rows, SIGNS)
    }

    fn told(rows: &Rows) -> Say {
        let (n, m, tails) = (rows.len(), rows[0].len(), tails(rows));
        match tails.len() {
            0 => say!("position-heads"; n, m),
            _ => say!("position"; n, m, tails = all(tails.into_iter().map(written))),
        }
    }

    fn scene(rows: &Rows) -> Vec<Picture> {
        let cell = |i: usize, j: usize| {
            Cell::at(i, j).piece(if rows[i][j] == Coin::Tails { Look::Black } else { Look::White })
        };
        vec![Picture::board(rows, cell)]
    }

    fn act(_: &Rows, coins: &Vec<Place>) -> Act {
        let taps: Vec<Id> = coins.iter().map(|&(i, j)| Id::Cell(i, j)).collect();
        Act::new(taps, say!("turn"; coins = list(coins.iter().copied().map(written))))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Place>> {
        let rows = at.position;
        let tails = tails(rows);
        let sum = at.sum(|rows| self::tails(rows).into_iter().map(value).collect());
        let mut odd = powers(sum.x);
        odd.reverse();
        let mut sorted = sum.values.clone();
        sorted.sort_unstable();
        let (count, values) = (tails.len(), all(sorted));
        let why = match (&tails[..], &sum.best) {
            ([], _) => say!("lost-end"),
            (_, None) => say!("lost-even"; count, values),
            (&[(i, j)], Some(_)) => say!("won-one"; row = i + 1, column = j + 1),
            (_, Some((coins, _))) => {
                let (kinds, odd, turn) = (odd.len(), all(odd), at.say(coins));
                say!("won-odd"; count, values, kinds, odd, turn)
            }
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (i, row) in rows.iter().enumerate() {
            for (j, &coin) in row.iter().enumerate() {
                overlay = overlay.tag(Id::Cell(i, j), value((i, j)), coin == Coin::Tails);
            }
        }
        sum.idea(why).shows(overlay)
    }

    /// Each of the tails alone.
    fn parts(rows: &Rows) -> Vec<Rows> {
        board::each_alone_in_rows(rows, Coin::Heads)
    }

    const SMALL: &'static str =
        "[HT]{1..2}/[HT]{6}/([HT] ){2}/([HT] ){5}/([HT]{2} ){2..3}/[HT]{3} [HT]{3}";
}

fn written((i, j): Place) -> String {
    format!("({}, {})", i + 1, j + 1)
}

/// The number of the page for a place.
fn value((i, j): Place) -> u64 {
    match i.min(j) {
        0 => 1 << (i + j + 1).trailing_zeros(),
        _ => 1 << (i + j),
    }
}
