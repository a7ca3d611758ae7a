//! What the board shows: heaps, as in Nim while two of them have more than one stone.

use super::rules::Rules;
use board::prelude::*;

impl HeapShow for Rules {
    fn idea(heaps: &[u64]) -> Idea<Take> {
        let of = |fits: fn(u64) -> bool| -> Vec<usize> {
            (0..heaps.len()).filter(|&i| fits(heaps[i])).collect()
        };
        let (ones, large) = (of(|h| h == 1), of(|h| h > 1));
        let idea = match large[..] {
            [] => Idea::new(no_large(ones.len())),
            [heap] => one_large(heap, heaps[heap], ones.len() as u64),
            _ => as_in_nim(heaps),
        };
        let overlay = if large.len() > 1 {
            Overlay::new(say!("legend-powers")).powers(heaps)
        } else {
            let mut overlay = Overlay::new(say!("legend"));
            for two in ones.chunks(2) {
                overlay = match *two {
                    [a, b] => overlay.pair(Id::Stone(a, 0), Id::Stone(b, 0), false),
                    _ => overlay.stones(two[0], 0, 1, 1, true),
                };
            }
            large.iter().fold(overlay, |overlay, &i| overlay.stones(i, 0, heaps[i], heaps[i], true))
        };
        idea.shows(overlay).counts(board::quantity(heaps))
    }
}

fn no_large(ones: usize) -> Say {
    match ones {
        0 => say!("won-end"),
        1 => say!("lost-last"),
        _ if ones % 2 == 0 => say!("won-even"; ones),
        _ => say!("lost-odd"; ones),
    }
}

/// An odd number of ones has to be left.
fn one_large(heap: usize, size: u64, ones: u64) -> Idea<Take> {
    if ones % 2 == 0 {
        let why = say!("won-lower-to-one"; size, left = ones + 1);
        Idea::new(why).by(Take { heap, stones: size - 1 })
    } else {
        Idea::new(say!("won-take-whole"; size, left = ones)).by(Take { heap, stones: size })
    }
}

fn as_in_nim(heaps: &[u64]) -> Idea<Take> {
    let left = all(positive(heaps));
    match board::lowered(heaps) {
        Some((heap, stones)) => {
            let (x, from) = (nim_sum(heaps.iter().copied()), heaps[heap]);
            let why = say!("won-large"; heaps = left, x, from, to = from - stones);
            Idea::new(why).by(Take { heap, stones })
        }
        None => Idea::new(say!("lost-large"; heaps = left)),
    }
}
