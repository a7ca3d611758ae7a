//! What the board shows: heaps, as in Nim while two of them have more than one stone.

use super::rules::Rules;
use board::{all, quantity, say, HeapShow, Id, Idea, Overlay};
use referee::Take;
use shared::nim::nim_sum;

impl HeapShow for Rules {
    fn idea(heaps: &[u64]) -> Idea<Take> {
        let (mut ones, mut large) = (vec![], vec![]);
        for (i, &h) in heaps.iter().enumerate() {
            match h {
                0 => {}
                1 => ones.push(i),
                _ => large.push(i),
            }
        }
        let idea = match large[..] {
            [] => no_large(ones.len()),
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
        idea.shows(overlay).counts(quantity(heaps))
    }
}

fn no_large(ones: usize) -> Idea<Take> {
    match ones {
        0 => Idea::won(say!("won-end")),
        1 => Idea::lost(say!("lost-last")),
        _ if ones % 2 == 0 => Idea::won(say!("won-even"; ones)),
        _ => Idea::lost(say!("lost-odd"; ones)),
    }
}

/// An odd number of ones has to be left.
fn one_large(heap: usize, size: u64, ones: u64) -> Idea<Take> {
    if ones % 2 == 0 {
        let why = say!("won-lower-to-one"; size, left = ones + 1);
        Idea::won(why).by(Take { heap, stones: size - 1 })
    } else {
        Idea::won(say!("won-take-whole"; size, left = ones)).by(Take { heap, stones: size })
    }
}

fn as_in_nim(heaps: &[u64]) -> Idea<Take> {
    let left: Vec<u64> = heaps.iter().copied().filter(|&h| h > 0).collect();
    match board::lowered(heaps) {
        Some((heap, stones)) => {
            let (x, from) = (nim_sum(left.iter().copied()), heaps[heap]);
            let why = say!("won-large"; heaps = all(&left), x, from, to = from - stones);
            Idea::won(why).by(Take { heap, stones })
        }
        None => Idea::lost(say!("lost-large"; heaps = all(&left))),
    }
}
