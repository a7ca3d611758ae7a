//! What the board shows: heaps in groups of 4, and their remainders as powers of two.

use super::rules::Rules;
use board::{all, say, Act, HeapShow, Id, Idea, Overlay, Thing};
use referee::Take;
use shared::nim::nim_sum;

impl HeapShow for Rules {
    const THING: Thing = Thing::Stick;

    fn idea(heaps: &[u64]) -> Idea<Take> {
        let rests: Vec<u64> = heaps.iter().map(|h| h % 4).collect();
        let x = nim_sum(rests.iter().copied());
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &h) in heaps.iter().enumerate() {
            let rest = |j| Id::Stone(i, h - h % 4 + j);
            overlay = overlay.groups(i, 0, h, 4, false).bricks(h % 4, x, rest);
        }
        let idea = match board::lowered(&rests) {
            Some((heap, stones)) => won(heaps, &rests, x, Take { heap, stones }),
            None => lost(heaps, &rests),
        };
        idea.shows(overlay).counts(board::quantity(&rests))
    }
}

fn won(heaps: &[u64], rests: &[u64], x: u64, take: Take) -> Idea<Take> {
    let Take { heap: i, stones } = take;
    let idea = if stones == heaps.iter().sum::<u64>() {
        Idea::won(say!("won-last"; heap = i + 1, stones))
    } else if stones == rests.iter().sum::<u64>() {
        Idea::won(say!("won-one"; heap = i + 1, size = heaps[i], stones))
    } else {
        board::unbalanced(say!("rests"; rests = all(rests)), x, Act::take(heaps, &take).say)
    };
    idea.by(take)
}

fn lost(heaps: &[u64], rests: &[u64]) -> Idea<Take> {
    let left: Vec<u64> = heaps.iter().copied().filter(|&h| h > 0).collect();
    if left.is_empty() {
        Idea::lost(say!("lost-nim-empty"))
    } else if rests.iter().all(|&rest| rest == 0) {
        Idea::lost(say!("lost-multiples"; heaps = all(&left), count = left.len()))
    } else {
        board::balanced(say!("rests"; rests = all(rests)), say!("change-move"))
    }
}
