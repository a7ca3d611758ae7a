//! What the board shows: the coins, of which each that shows tails has a value, a power of two.

use super::rules::{tails, Coin, Place, Rows, Rules};
use board::{all, list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Sum};

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
        let (n, m) = (rows.len(), rows[0].len());
        match &tails(rows)[..] {
            [] => say!("position-heads"; n, m),
            tails => say!("position"; n, m, tails = all(&written(tails))),
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
        Act::new(taps, say!("turn"; coins = list(&written(coins))))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Place>> {
        let rows = at.position;
        let tails = tails(rows);
        let Sum { values, x, best, .. } =
            at.sum(|rows| self::tails(rows).into_iter().map(value).collect());
        let odd: Vec<u64> = (0..64).map(|bit| x & 1 << bit).filter(|&value| value > 0).collect();
        let mut sorted = values.clone();
        sorted.sort_unstable();
        let (count, sorted) = (tails.len(), all(&sorted));
        let idea = match (&tails[..], best) {
            ([], _) => Idea::lost(say!("lost-end")),
            (_, None) => Idea::lost(say!("lost-even"; count, values = sorted)),
            (&[(i, j)], Some((coins, _))) => {
                Idea::won(say!("won-one"; row = i + 1, column = j + 1)).by(coins)
            }
            (_, Some((coins, _))) => {
                let turn = Self::act(rows, &coins).say;
                let (kinds, odd) = (odd.len(), all(&odd));
                Idea::won(say!("won-odd"; count, values = sorted, kinds, odd, turn)).by(coins)
            }
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (i, row) in rows.iter().enumerate() {
            for (j, &coin) in row.iter().enumerate() {
                overlay = overlay.tag(Id::Cell(i, j), value((i, j)), coin == Coin::Tails);
            }
        }
        idea.shows(overlay).counts(board::quantity(&values))
    }

    /// Each of the tails alone.
    fn parts(rows: &Rows) -> Vec<Rows> {
        let alone = |(i, j): Place| {
            let mut one = vec![vec![Coin::Heads; rows[0].len()]; rows.len()];
            one[i][j] = Coin::Tails;
            one
        };
        tails(rows).into_iter().map(alone).collect()
    }

    const SMALL: &'static str =
        "[HT]{1..2}/[HT]{6}/([HT] ){2}/([HT] ){5}/([HT]{2} ){2..3}/[HT]{3} [HT]{3}";
}

fn written(places: &[Place]) -> Vec<String> {
    places.iter().map(|&(i, j)| format!("({}, {})", i + 1, j + 1)).collect()
}

/// The number of the page for a place.
fn value((i, j): Place) -> u64 {
    match i.min(j) {
        0 => 1 << (i + j + 1).trailing_zeros(),
        _ => 1 << (i + j),
    }
}
