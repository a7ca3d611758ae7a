//! What the board shows: the number line, ringed in steps of k + 1 back from its end.

use super::rules::{Count, Rules, Variant};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Count> {
        let ([number, target, k], last) = match board::numbers(text)?[..] {
            [number, target, k] => ([number, target, k], 0),
            [number, target, k, last] => ([number, target, k], last),
            _ => return None,
        };
        let (variant, most) = match number {
            1 => (Variant::Number, 60),
            2 => (Variant::Sum, 1830),
            _ => return None,
        };
        let count = Count { variant, target, k, last };
        let fits = (1..=most).contains(&target) && k > 0 && last <= count.end();
        fits.then_some(count)
    }

    fn write(count: &Count) -> String {
        let given = [number(count), count.target, count.k, count.last];
        board::write(&given[..if count.last == 0 { 3 } else { 4 }])
    }

    fn told(count: &Count) -> Say {
        let &Count { target, k, last, .. } = count;
        say!("position"; last, variant = number(count), target, k)
    }

    /// The number line to its end; what was said is dark.
    fn scene(count: &Count) -> Vec<Picture> {
        let &Count { variant, target, k, last } = count;
        let cell = |number: u64| Cell::of(Id::square(number)).shaded(number <= last).text(number);
        let note = match variant {
            Variant::Number => say!("note-number"; target, k),
            Variant::Sum => {
                let w = count.end();
                say!("note-sum"; w, sum = (1..=w).sum::<u64>(), target, k)
            }
        };
        vec![Picture::strip((1..=count.end()).map(cell)), Picture::Note(note)]
    }

    fn act(count: &Count, &to: &u64) -> Act {
        let from = count.last + 1;
        let say = if from == to {
            say!("say-one"; to)
        } else {
            say!("say-more"; from, to, more = to - from)
        };
        Act::new([Id::square(to)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<u64> {
        let &Count { k, last, .. } = at.position;
        let (w, sum) = (at.position.end(), k.saturating_add(1));
        let left = w - last;
        let rest = left % sum;
        let stop = last + rest;
        let idea = if left == 0 {
            Idea::new(say!("lost-over"; w))
        } else if left <= k {
            Idea::new(say!("won-reach"; left, w, k)).by(w)
        } else if rest == 0 {
            Idea::new(say!("lost-multiple"; left, w, k, sum))
        } else {
            Idea::new(say!("won-rest"; stop, left = left - rest, w, k, sum)).by(stop)
        };
        let stops = (1..=w).filter(|number| (w - number) % sum == 0);
        let stops = stops.map(|number| (Id::square(number), false));
        let mut overlay = Overlay::new(say!("legend"; w, sum)).rings(stops);
        if rest > 0 {
            overlay = overlay.span(Id::square(last + 1), Id::square(stop), rest, true);
        }
        idea.shows(overlay).counts(say!("rest"; w, left, sum, rest))
    }

    /// Each number, as the last one said.
    fn labels(count: &Count) -> Vec<(Id, Count)> {
        (1..=count.end()).map(|last| (Id::square(last), Count { last, ..*count })).collect()
    }

    const SMALL: &'static str = "[1..2] [1..30] [1..5] [0..30]";
}

/// The variant's number in the statement.
fn number(count: &Count) -> u64 {
    match count.variant {
        Variant::Number => 1,
        Variant::Sum => 2,
    }
}
