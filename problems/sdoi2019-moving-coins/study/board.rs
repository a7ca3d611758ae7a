//! What the board shows: the strip, with the coins in pairs from the right.

use super::rules::{Rules, Step, Strip};
use board::prelude::*;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("6 3");

    fn read(text: &str) -> Option<Strip> {
        let (n, coins): (u64, Vec<u64>) = board::groups(text)?;
        let differ = coins.windows(2).all(|two| two[0] < two[1]);
        let fits = (1..=16).contains(&n) && coins.iter().all(|square| (1..=n).contains(square));
        (differ && fits).then_some(Strip { n, coins })
    }

    fn write(Strip { n, coins }: &Strip) -> String {
        board::write_groups(&(*n, coins.clone()))
    }

    fn told(Strip { n, coins }: &Strip) -> Say {
        say!("position"; n, count = coins.len(), coins = all(coins))
    }

    fn scene(strip: &Strip) -> Vec<Picture> {
        let drawn = |square: u64| {
            let coin = strip.coins.iter().position(|&coin| coin == square);
            Cell::of(Id::square(square))
                .piece(coin.map(|_| Look::Black))
                .named(coin)
                .numbered(square)
        };
        vec![Picture::strip((1..=strip.n).map(drawn))]
    }

    fn act(_: &Strip, &Step { from, to }: &Step) -> Act {
        Act::new([Id::square(from), Id::square(to)], say!("move"; from, to))
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let coins = &at.position.coins;
        let sum = at.sum(|strip| from_the_right(&strip.coins).into_iter().map(between).collect());
        let (open, balance) = (positive(&sum.values).len(), &sum.balance);
        let why = match &sum.best {
            Some((Step { from, to }, _)) if open == 1 => say!("won-one-gap"; from, to),
            Some((Step { from, to }, _)) => {
                say!("won-gaps"; gaps = all(&sum.values), from, to, balance)
            }
            None if open > 0 => say!("lost-gaps"; balance),
            None if at.moves().is_empty() => say!("lost-end"; count = coins.len()),
            None => say!("lost-no-gap"),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (pair, over) in from_the_right(coins).into_iter().zip(left_over(&sum.values)) {
            overlay = overlay.gap(pair, over);
        }
        let quantity = say!("quantity"; sum = board::quantity(&sum.values));
        sum.idea(why).shows(overlay).counts(quantity)
    }

    /// n and m.
    fn counted(limits: &str) -> Option<Vec<Strip>> {
        let [n, m] = exactly(board::numbers(limits)?)?;
        if !(1..=10).contains(&n) || m > n {
            return None;
        }
        let sets = (0..1_u64 << n).filter(|set| u64::from(set.count_ones()) == m);
        let coins = |set: u64| (1..=n).filter(|square| set >> (square - 1) & 1 == 1).collect();
        Some(sets.map(|set| Strip { n, coins: coins(set) }).collect())
    }

    const SMALL: &'static str =
        "(1/2/3/5/8/10) | (1 )?(2 )?(3 )?(4 )?(5 )?(6 )?(7 )?(8 )?(9 )?(10)?";
}
