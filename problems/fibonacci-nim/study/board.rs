//! What the board shows: the stones as Fibonacci numbers, of which the least is compared with the limit.

use super::rules::{Heap, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Heap> {
        match board::numbers(text)?[..] {
            [n] if n <= 200 => Some(Heap { n, q: n }),
            [n, q] if n <= 200 => Some(Heap { n, q: q.min(n) }),
            _ => None,
        }
    }

    fn write(&Heap { n, q }: &Heap) -> String {
        board::write(&[n, q])
    }

    fn told(&Heap { n, q }: &Heap) -> Say {
        say!("position"; n, q)
    }

    fn scene(&Heap { n, q }: &Heap) -> Vec<Picture> {
        let mut pictures = vec![Picture::heaps(&[n])];
        if q > 0 {
            pictures.push(Picture::Note(say!("note"; q, left = n - q.min(n))));
        }
        pictures
    }

    fn act(&Heap { n, .. }: &Heap, &taken: &u64) -> Act {
        Act::take(&[n], &Take { heap: 0, stones: taken })
    }

    fn idea(at: &At<Rules>) -> Idea<u64> {
        let &Heap { n, q } = at.position;
        let parts = zeckendorf(n);
        let whole = &as_sum(n, &parts);
        let idea = match parts[..] {
            [] => Idea::new(say!("lost-end")),
            _ if q == 0 => Idea::new(say!("lost-limit")),
            _ if q >= n => Idea::new(say!("won-all"; n)).by(n),
            [.., next, least] if q >= least => {
                let why = say!("won-least"; whole, least, limit = 2 * least, next);
                Idea::new(why).by(least)
            }
            [_] => Idea::new(say!("lost-fibonacci"; n, q)),
            [.., least] => Idea::new(say!("lost-least"; whole, least, q)),
        };
        let (mut overlay, mut first) = (Overlay::new(say!("legend")), 0);
        for &part in &parts {
            overlay = overlay.stones(0, first, part, part, first + part == n && part <= q);
            first += part;
        }
        idea.shows(overlay).counts(match parts.last() {
            None => say!("quantity-end"),
            Some(least) if q < *least => say!("quantity"; whole, q, sign = "<", least),
            Some(least) => say!("quantity"; whole, q, sign = "≥", least),
        })
    }

    const SMALL: &'static str = "[0..40] [0.._]";
}
