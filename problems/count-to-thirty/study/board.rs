//! What the board shows: the number line, ringed in steps of k + 1 back from its end.

use super::rules::{Count, Rules, Variant};
use board::{say, Act, At, Cell, Id, Idea, Overlay, Picture, Say, Show};

impl Show for Rules {
    fn read(text: &str) -> Option<Count> {
        let given = board::numbers(text)?;
        let (start, last) = match given[..] {
            [variant, target, k] => ([variant, target, k], 0),
            [variant, target, k, last] => ([variant, target, k], last),
            _ => return None,
        };
        let [number, target, k] = start;
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
        let cell = |number: u64| Cell::of(said(number)).shaded(number <= last).text(number);
        let note = match variant {
            Variant::Number => say!("note-number"; target, k),
            Variant::Sum => say!("note-sum"; target, k, sum = (1..=last).sum::<u64>()),
        };
        vec![Picture::Strips(vec![(1..=count.end()).map(cell).collect()]), Picture::Note(note)]
    }

    fn act(count: &Count, &to: &u64) -> Act {
        let from = count.last + 1;
        let say = if from == to { say!("say-one"; to) } else { say!("say-more"; from, to) };
        Act::new([said(to)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<u64> {
        let &Count { variant, target, k, last } = at.position;
        let (w, sum) = (at.position.end(), k.saturating_add(1));
        let left = w - last;
        let rest = left % sum;
        let stop = last + rest;
        let mut idea = if left == 0 {
            Idea::lost(say!("lost-over"; w))
        } else if left <= k {
            Idea::won(say!("won-reach"; left, w, k)).by(w)
        } else if rest == 0 {
            Idea::lost(say!("lost-multiple"; left, w, k, sum))
        } else {
            Idea::won(say!("won-rest"; stop, left = left - rest, w, k, sum)).by(stop)
        };
        if variant == Variant::Sum {
            idea = idea.and(say!("reached"; w, target));
        }
        let mut overlay = Overlay::new(say!("legend"; w, sum));
        for i in 1..=left / sum {
            overlay = overlay.ring(said(stop + i * sum), false);
        }
        if rest > 0 {
            overlay = overlay.span(said(last + 1), said(stop), rest, true);
        }
        idea.shows(overlay).counts(say!("rest"; w, left, sum, rest))
    }

    /// Each number, as the last one said.
    fn labels(count: &Count) -> Vec<(Id, Count)> {
        (1..=count.end()).map(|last| (said(last), Count { last, ..*count })).collect()
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

/// Where a number stands.
fn said(number: u64) -> Id {
    Id::Cell(0, number as usize)
}
