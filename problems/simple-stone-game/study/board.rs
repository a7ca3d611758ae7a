//! What the board shows: the stones as parts, lost numbers of which the least is compared with the limit.

use super::rules::{Heap, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Heap> {
        let heap = match board::numbers(text)?[..] {
            [n, k] => Heap::whole(n, k),
            [n, k, q] => Heap { n, k, q: q.min(n) },
            _ => return None,
        };
        (heap.n <= 200 && (1..=20).contains(&heap.k)).then_some(heap)
    }

    fn write(&Heap { n, k, q }: &Heap) -> String {
        board::write(&[n, k, q])
    }

    fn told(&Heap { n, k, q }: &Heap) -> Say {
        say!("position"; n, k, q)
    }

    fn scene(&Heap { n, k, q }: &Heap) -> Vec<Picture> {
        let mut pictures = vec![Picture::heaps(&[n])];
        if n > 0 {
            pictures.push(Picture::Note(say!("note"; k, q, left = n - q.min(n))));
        }
        pictures
    }

    fn act(&Heap { n, .. }: &Heap, &taken: &u64) -> Act {
        Act::take(&[n], &Take { heap: 0, stones: taken })
    }

    fn idea(at: &At<Rules>) -> Idea<u64> {
        let &Heap { n, k, q } = at.position;
        let parts = parts(n, k);
        let whole = &as_sum(n, &parts);
        let idea = match parts[..] {
            [] => Idea::new(say!("lost-end")),
            _ if q == 0 => Idea::new(say!("lost-limit")),
            _ if q >= n => Idea::new(say!("won-all"; n)).by(n),
            [.., next, least] if q >= least => {
                let why = say!("won-least"; whole, least, limit = k * least, next);
                Idea::new(why).by(least)
            }
            [_] => Idea::new(say!("lost-whole"; n, q)),
            [.., least] => Idea::new(say!("lost-least"; whole, least, q)),
        };
        let (mut overlay, mut first) = (Overlay::new(say!("legend")), 0);
        for &part in &parts {
            overlay = overlay.stones(0, first, part, part, first + part == n);
            first += part;
        }
        let idea = idea.shows(overlay);
        match parts.last() {
            None => idea.counts(say!("quantity-end")),
            Some(&least) => {
                let sign = if q < least { "<" } else { "≥" };
                idea.counts(say!("quantity"; whole, q, sign, least))
            }
        }
    }

    const SMALL: &'static str = "[0..24] [1..4] [0.._]";
}

/// The largest lost number that fits, then the largest that fits into the rest, and so on.
fn parts(n: u64, k: u64) -> Vec<u64> {
    let (mut lost, mut j) = (vec![1], 0);
    while lost[lost.len() - 1] < n {
        let a = lost[lost.len() - 1];
        while k * lost[j] < a {
            j += 1;
        }
        lost.push(a + lost[j]);
    }
    let (mut parts, mut rest) = (vec![], n);
    for &a in lost.iter().rev() {
        if a <= rest {
            rest -= a;
            parts.push(a);
        }
    }
    parts
}
