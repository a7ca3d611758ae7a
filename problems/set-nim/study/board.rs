//! What the board shows: the heaps, each with its Grundy value.

use super::rules::{Rules, Stones};
use board::prelude::*;

use std::collections::BTreeSet;

impl Show for Rules {
    fn read(text: &str) -> Option<Stones> {
        let (set, heaps): (Vec<u64>, Vec<u64>) = board::groups(text)?;
        let grows = set.windows(2).all(|two| two[0] < two[1]);
        let fits = (1..=8).contains(&set.len()) && set[0] > 0 && grows;
        (fits && board::are_few(&heaps, 6)).then_some(Stones { set, heaps })
    }

    fn write(Stones { set, heaps }: &Stones) -> String {
        board::write_groups(&(set.clone(), heaps.clone()))
    }

    fn told(Stones { set, heaps }: &Stones) -> Say {
        say!("position"; count = heaps.len(), heaps = list(heaps), set = list(set))
    }

    fn scene(Stones { set, heaps }: &Stones) -> Vec<Picture> {
        vec![Picture::heaps(heaps), Picture::Note(say!("note"; set = list(set)))]
    }

    fn act(Stones { heaps, .. }: &Stones, take: &Take) -> Act {
        Act::take(heaps, take)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let Stones { set, heaps } = at.position;
        let (largest, least) = (heaps.iter().copied().max().unwrap_or(0), set[0]);
        let g = values(set, largest);
        let of = |h: u64| g[h as usize];
        let sum = at.sum(|stones| stones.heaps.iter().map(|&h| of(h)).collect());
        let overlay = overlay(heaps, &g, &sum.values);
        let left = positive(heaps);
        let (count, values) = (left.len(), all(left.iter().map(|&h| of(h))));
        let (heaps_left, balance) = (all(&left), &sum.balance);
        let why = match &sum.best {
            _ if largest < least => say!("lost-end"; least),
            Some((Take { heap, stones }, _)) => {
                let (heap, size) = (heap + 1, heaps[*heap]);
                say!("won-values"; count, heaps = heaps_left, values, stones, heap, size, balance)
            }
            None => say!("lost-values"; count, heaps = heaps_left, values, balance),
        };
        sum.idea(why).and_if(largest >= least, example(set, &g, largest)).shows(overlay)
    }

    fn parts(Stones { set, heaps }: &Stones) -> Vec<Stones> {
        heaps.iter().map(|&h| Stones { set: set.clone(), heaps: vec![h] }).collect()
    }

    const SMALL: &'static str = "(2 5/1 3 4/1 2 3/3) | ([0..20]/[0..9] [0..9])";
}

/// The values of the heaps up to a size.
fn values(set: &[u64], most: u64) -> Vec<u64> {
    let rests = |h: usize| set.iter().filter_map(move |&s| h.checked_sub(s as usize));
    table(most as usize, |h, g| rests(h).map(|rest| g[rest]).collect())
}

/// How the value of a heap comes about.
fn example(set: &[u64], g: &[u64], size: u64) -> Say {
    let possible = set.iter().filter(|&&s| s <= size);
    let rests: BTreeSet<u64> = possible.map(|s| g[(size - s) as usize]).collect();
    let value = g[size as usize];
    say!("mex"; size, count = rests.len(), rests = all(&rests), value)
}

/// Each heap with its value.
fn overlay(heaps: &[u64], g: &[u64], values: &[u64]) -> Overlay {
    let mut first: Vec<Arg> = g.iter().take(27).map(Arg::from).collect();
    if g.len() > 27 {
        first.push(say!("more").into());
    }
    let mut overlay = Overlay::new(say!("legend"; values = list(first)));
    for (i, over) in left_over(values).into_iter().enumerate() {
        overlay = overlay.stones(i, 0, heaps[i], values[i], over > 0);
    }
    overlay
}
