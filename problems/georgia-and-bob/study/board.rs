//! What the board shows: the strip, with the men in pairs from the right.

use super::rules::{Rules, Step};
use board::prelude::*;

/// The strip ends here; the rules do not need it to end.
const SQUARES: u64 = 16;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let mut men = board::numbers(text)?;
        men.sort_unstable();
        let differ = men.windows(2).all(|two| two[0] < two[1]);
        let fits = men.iter().all(|s| (1..=SQUARES).contains(s));
        (!men.is_empty() && differ && fits).then_some(men)
    }

    fn write(men: &Vec<u64>) -> String {
        board::write(men)
    }

    fn told(men: &Vec<u64>) -> Say {
        say!("position"; count = men.len(), men = all(men))
    }

    fn scene(men: &Vec<u64>) -> Vec<Picture> {
        let drawn = |square: u64| {
            let man = men.iter().position(|&man| man == square);
            Cell::of(Id::square(square))
                .piece(man.map(|_| Look::Black))
                .thing(Thing::Pawn)
                .named(man)
                .numbered(square)
        };
        vec![Picture::strip((1..=SQUARES).map(drawn))]
    }

    fn act(_: &Vec<u64>, &Step { from, to }: &Step) -> Act {
        Act::new([Id::square(from), Id::square(to)], say!("move"; from, to))
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let men = at.position;
        let pairs = from_the_right(men);
        let sum = at.sum(|men| from_the_right(men).into_iter().map(between).collect());
        let gaps = list(pairs.iter().filter(|pair| between(**pair) > 0).map(gap));
        let balance = &sum.balance;
        let why = match &sum.best {
            Some((Step { from, to }, after)) if at.is_end(after) => say!("won-last"; from, to),
            Some((Step { from, to }, _)) => say!("won-gaps"; gaps, from, to, balance),
            None if !positive(&sum.values).is_empty() => say!("lost-gaps"; gaps, balance),
            None if men[men.len() - 1] > men.len() as u64 => say!("lost-no-gap"),
            None => say!("lost-end"),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (&pair, over) in pairs.iter().zip(left_over(&sum.values)) {
            overlay = overlay.gap(pair, over);
        }
        let named = list(pairs.iter().map(|pair| joined(pair, "–")));
        let quantity = say!("quantity"; pairs = named, sum = board::quantity(&sum.values));
        sum.idea(why).shows(overlay).counts(quantity)
    }

    const SMALL: &'static str = "(1 )?(2 )?(3 )?(4 )?(5 )?(6 )?(7 )?(8 )?(9 )?(10 )?(11)?";
}

fn gap(pair: &[u64; 2]) -> Say {
    match (*pair, between(*pair)) {
        ([0, right], gap) => say!("gap-at-the-end"; gap, right),
        ([left, right], gap) => say!("gap"; gap, left, right),
    }
}
