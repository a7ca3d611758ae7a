//! What the board shows: the heaps in groups of K + 1, and the remainders as powers of two.

use super::rules::{Heaps, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Heaps> {
        let (k, heaps): (u64, Vec<u64>) = board::groups(text)?;
        ((1..=30).contains(&k) && board::are_few(&heaps, 5)).then_some(Heaps { k, heaps })
    }

    fn write(Heaps { k, heaps }: &Heaps) -> String {
        board::write_groups(&(*k, heaps.clone()))
    }

    fn told(Heaps { k, heaps }: &Heaps) -> Say {
        say!("position"; k, heaps = list(heaps))
    }

    fn scene(Heaps { k, heaps }: &Heaps) -> Vec<Picture> {
        vec![Picture::heaps(heaps), Picture::Note(say!("note"; k))]
    }

    fn act(Heaps { heaps, .. }: &Heaps, take: &Take) -> Act {
        Act::take(heaps, take)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let Heaps { k, heaps } = at.position;
        let size = k + 1;
        let sum = at.sum(|now| now.heaps.iter().map(|h| h % size).collect());
        let overlay = groups(heaps, &sum.values, size);
        if *heaps == sum.values {
            return board::nim(heaps).shows(overlay);
        }
        let (rests, balance) = (all(&sum.values), &sum.balance);
        let why = match &sum.best {
            Some((Take { heap, stones }, _)) if positive(&sum.values).len() == 1 => {
                say!("won-multiples"; stones, heap = heap + 1, sum = size)
            }
            Some((Take { heap, stones }, _)) => {
                say!("won-remainders"; sum = size, rests, stones, heap = heap + 1, balance)
            }
            None if positive(&sum.values).is_empty() => say!("lost-multiples"; sum = size),
            None => say!("lost-remainders"; sum = size, balance),
        };
        sum.idea(why).shows(overlay)
    }

    fn parts(Heaps { k, heaps }: &Heaps) -> Vec<Heaps> {
        heaps.iter().map(|&h| Heaps { k: *k, heaps: vec![h] }).collect()
    }

    const SMALL: &'static str = "[1..5] | ([0..20]/([0..5] ){2..3})";
}

/// Each heap in groups of K + 1, many of them together, and what is left over as powers of two.
fn groups(heaps: &[u64], rests: &[u64], sum: u64) -> Overlay {
    let left = left_over(rests);
    let mut overlay = Overlay::new(say!("legend"));
    for (i, (&h, &rest)) in heaps.iter().zip(rests).enumerate() {
        let (groups, whole) = (h / sum, h - rest);
        if groups > 6 {
            overlay = overlay.stones(i, 0, whole, format!("{} × {}", groups, sum), false);
        } else {
            for group in 0..groups {
                overlay = overlay.stones(i, group * sum, sum, sum, false);
            }
        }
        overlay = overlay.bricks(rest, left[i], |j| Id::Stone(i, whole + j));
    }
    overlay
}
