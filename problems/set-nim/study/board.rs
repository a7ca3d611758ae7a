//! What the board shows: the heaps, each with its Grundy value.

use super::rules::{Rules, Stones};
use board::{all, exactly, list, mex, say, Act, Arg, At, Idea, Overlay, Picture, Say, Show, Sum};
use referee::Take;

use std::collections::BTreeSet;

impl Show for Rules {
    fn read(text: &str) -> Option<Stones> {
        let [set, heaps] = exactly(board::groups(text)?)?;
        let grows = set.windows(2).all(|two| two[0] < two[1]);
        let fits = (1..=8).contains(&set.len()) && set[0] > 0 && grows;
        (fits && board::are_few(&heaps, 6)).then_some(Stones { set, heaps })
    }

    fn write(Stones { set, heaps }: &Stones) -> String {
        board::write_groups(&[set.clone(), heaps.clone()])
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
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let g = values(set, largest);
        let of = |h: u64| g[h as usize];
        let Sum { x, best, balance, .. } =
            at.sum(|stones| stones.heaps.iter().map(|&h| of(h)).collect());
        let overlay = overlay(heaps, &g, x);
        let least = set[0];
        if largest < least {
            return Idea::lost(say!("lost-end"; least)).shows(overlay);
        }
        let left: Vec<u64> = heaps.iter().copied().filter(|&h| h > 0).collect();
        let values: Vec<u64> = left.iter().map(|&h| of(h)).collect();
        let (count, told, values) = (left.len(), all(&left), all(&values));
        let idea = if let Some((take, _)) = best {
            let (stones, heap, size) = (take.stones, take.heap + 1, heaps[take.heap]);
            let why = say!("won-values"; count, heaps = told, values, stones, heap, size, balance);
            Idea::won(why).by(take)
        } else {
            Idea::lost(say!("lost-values"; count, heaps = told, values, balance))
        };
        idea.and(example(set, &g, largest)).shows(overlay)
    }

    fn parts(Stones { set, heaps }: &Stones) -> Vec<Stones> {
        heaps.iter().map(|&h| Stones { set: set.clone(), heaps: vec![h] }).collect()
    }

    const SMALL: &'static str = "(2 5/1 3 4/1 2 3/3) | ([0..20]/[0..9] [0..9])";
}

/// The values of the heaps up to a size.
fn values(set: &[u64], most: u64) -> Vec<u64> {
    let mut g: Vec<u64> = vec![];
    for h in 0..=most {
        let rests = set.iter().filter(|&&s| s <= h).map(|s| g[(h - s) as usize]);
        let value = mex(rests);
        g.push(value);
    }
    g
}

/// How the value of a heap comes about.
fn example(set: &[u64], g: &[u64], size: u64) -> Say {
    let possible = set.iter().filter(|&&s| s <= size);
    let rests: BTreeSet<u64> = possible.map(|s| g[(size - s) as usize]).collect();
    let value = g[size as usize];
    say!("mex"; size, count = rests.len(), rests = all(&rests), value)
}

/// Each heap with its value.
fn overlay(heaps: &[u64], g: &[u64], x: u64) -> Overlay {
    let mut first: Vec<Arg> = g.iter().take(27).map(|&value| value.into()).collect();
    if g.len() > 27 {
        first.push(say!("more").into());
    }
    let mut overlay = Overlay::new(say!("legend"; values = list(&first)));
    for (i, &h) in heaps.iter().enumerate() {
        let value = g[h as usize];
        overlay = overlay.stones(i, 0, h, value, value & x > 0);
    }
    overlay
}
