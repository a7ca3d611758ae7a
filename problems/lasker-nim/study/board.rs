//! What the board shows: heaps, framed as powers of two where 4k + 3 and 4k + 4 have changed places.

use super::rules::{Rules, Step};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = (1..=24).contains(&heaps.len()) && heaps.iter().all(|&h| h <= 24);
        (fits && heaps.iter().sum::<u64>() <= 24).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn told(heaps: &Vec<u64>) -> Say {
        say!("position-heaps"; count = heaps.len(), heaps = list(heaps))
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let buttons = Picture::buttons(0, [say!("button-take"), say!("button-split")]);
        vec![Picture::heaps(heaps), buttons]
    }

    fn act(heaps: &Vec<u64>, step: &Step) -> Act {
        match step {
            Step::Take(take) => {
                let Act { taps, say, .. } = Act::take(heaps, take);
                Act::new([taps[0], Id::Button(0, 0)], say)
            }
            &Step::Split { heap, part } => {
                let size = heaps[heap];
                let say = say!("split"; heap = heap + 1, size, part, rest = size - part);
                Act::new([Id::Stone(heap, part), Id::Button(0, 1)], say)
            }
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let values: Vec<u64> = at.position.iter().map(|&h| value(h)).collect();
        let x = nim_sum(values.iter().copied());
        let mut overlay = Overlay::new(say!("legend"));
        let left = left_over(&values);
        for (i, &h) in at.position.iter().enumerate() {
            let mut first = 0;
            for power in powers(values[i]) {
                // The last power of h + 1 lacks a stone.
                let count = power.min(h - first);
                overlay = overlay.stones(i, first, count, power, left[i] & power > 0);
                first += count;
            }
        }
        why(at.position, x).shows(overlay).counts(board::quantity(&values))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }

    const SMALL: &'static str = "[1..16]/[1..6]( [1.._]){1..2}/[1..2]( [1.._]){3..4}";
}

/// The nim-sum x tells who wins.
fn why(heaps: &[u64], x: u64) -> Idea<Step> {
    let left = positive(heaps).len();
    let lone = unpaired(heaps);
    let values: Vec<u64> = lone.iter().map(|&h| value(h)).collect();
    let told = if values == lone {
        say!("as-in-nim"; heaps = all(&lone))
    } else {
        say!("changed"; heaps = all(&lone), values = all(&values))
    };
    let is_beside_pairs = 1 < lone.len() && lone.len() < left;
    let idea = match lone.iter().copied().find(|&h| value(h) ^ x < value(h)) {
        None if left == 0 => Idea::new(say!("lost-nim-empty")),
        None if lone.is_empty() => Idea::new(say!("lost-paired")),
        None => Idea::new(board::balanced(told, say!("change-move"))),
        Some(h) => {
            let heap = heaps.iter().position(|&one| one == h).expect("it is one of the heaps");
            // Nothing that is taken from 4k + 3 stones leaves the value 4k + 3.
            let to = value(value(h) ^ x);
            let (step, said) = if to > h {
                (Step::Split { heap, part: 1 }, say!("step-split"; heap = h, rest = h - 1))
            } else {
                (Step::Take(Take { heap, stones: h - to }), say!("step-take"; heap = h, to))
            };
            let why = match lone.len() {
                1 if left == 1 => say!("won-nim-last"; heap = h),
                1 => say!("won-lone"; heap = h),
                _ => board::unbalanced(told, x, said),
            };
            Idea::new(why).by(step)
        }
    };
    idea.and_if(is_beside_pairs, say!("paired"))
}

/// The Grundy value of a heap, and the heap of a value.
fn value(h: u64) -> u64 {
    match h % 4 {
        3 => h + 1,
        0 if h > 0 => h - 1,
        _ => h,
    }
}
