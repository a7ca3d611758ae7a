//! What the board shows: a cell for each heap, and its Grundy value.

use super::rules::{divisors, Replace, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = (1..=64).contains(&heaps.len()) && heaps.iter().all(|&p| p <= 36);
        (fits && heaps.iter().map(|&p| longest(p)).sum::<u64>() <= 20).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn told(heaps: &Vec<u64>) -> Say {
        say!("position-heaps"; count = heaps.len(), heaps = list(heaps))
    }

    /// A cell for each heap, and the divisors of which one vanishes.
    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let several = heaps.iter().map(|&p| divisors(p)).filter(|new| new.len() > 1);
        let mut vanish: Vec<u64> = several.flatten().collect();
        vanish.sort_unstable();
        vanish.dedup();
        vec![
            Picture::row(heaps, |i, &p| Cell::at(0, i).heap(p)),
            Picture::Caption(say!("vanishes")),
            Picture::numbers(0, vanish),
        ]
    }

    fn act(heaps: &Vec<u64>, &Replace { heap, d }: &Replace) -> Act {
        let (p, mut rest) = (heaps[heap], divisors(heaps[heap]));
        let mut taps = vec![Id::Cell(0, heap), Id::Button(0, d)];
        // Of a prime there is a single new heap.
        taps.truncate(rest.len());
        rest.retain(|&new| new != d);
        let kept = rest.len();
        Act::new(taps, say!("move"; heap = heap + 1, p, d, kept, rest = all(rest)))
    }

    fn idea(at: &At<Rules>) -> Idea<Replace> {
        let large = without_ones(at.position);
        let count = large.len();
        // Where there is no move, the value is 0.
        let sum = at.sum(|heaps| without_ones(heaps).into_iter().map(value).collect());
        let worth: Vec<u64> = at.position.iter().map(|&p| value(p)).collect();
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &g) in worth.iter().enumerate() {
            overlay = overlay.tag(Id::Cell(0, i), g, g ^ sum.x < g);
        }
        let idea = if large.iter().all(|&p| divisors(p) == [1]) {
            Idea::new(match count % 2 {
                _ if count == 0 => say!("lost-end"),
                0 => say!("lost-primes"; count),
                _ => say!("won-primes"; count),
            })
        } else {
            let why = why(at, &large, &sum);
            sum.idea(why)
        };
        idea.shows(overlay).counts(board::quantity(&worth))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&p| vec![p]).collect()
    }

    const SMALL: &'static str = "[1..24]/[1..12] [1.._]/[1..6] [1.._] [1.._]";
}

/// The moves of the longest play with a heap.
fn longest(p: u64) -> u64 {
    u64::from(p > 1) + divisors(p).into_iter().map(longest).sum::<u64>()
}

/// Who wins, by the heaps that have a move.
fn why(at: &At<Rules>, large: &[u64], sum: &Sum<Rules>) -> Say {
    let (count, p, sizes) = (large.len(), large[0], all(large));
    let (worth, balance) = (all(&sum.values), &sum.balance);
    match &sum.best {
        None if count == 1 => say!("lost-one"; p, new = all(divisors(p))),
        None if unpaired(large).is_empty() => say!("lost-paired"),
        None if count <= 6 => say!("lost-values"; sizes, balance),
        None => say!("lost-many"; count),
        Some((step, to)) => {
            let step = at.say(step);
            let left = without_ones(to);
            if left.is_empty() {
                say!("won-last"; step)
            } else if unpaired(&left).is_empty() {
                say!("won-paired"; step)
            } else if count <= 6 {
                say!("won-values"; count, sizes, worth, step, balance)
            } else {
                say!("won-many"; count, step)
            }
        }
    }
}

/// The heaps that have a move.
fn without_ones(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().copied().filter(|&p| p > 1).collect()
}

/// G(p) of the page.
fn value(p: u64) -> u64 {
    let new: Vec<u64> = divisors(p).into_iter().map(value).collect();
    let x = nim_sum(new.iter().copied());
    mex(new.iter().map(|g| x ^ g))
}
