//! What the board shows: heaps in groups of 4, and their remainders as powers of two.

use super::rules::Rules;
use board::prelude::*;

impl HeapShow for Rules {
    const THING: Thing = Thing::Stick;

    fn idea(heaps: &[u64]) -> Idea<Take> {
        let rests: Vec<u64> = heaps.iter().map(|h| h % 4).collect();
        let x = nim_sum(rests.iter().copied());
        let mut overlay = Overlay::new(say!("legend"));
        for (i, (&h, over)) in heaps.iter().zip(left_over(&rests)).enumerate() {
            let rest = |j| Id::Stone(i, h - h % 4 + j);
            overlay = overlay.groups(i, 0, h, 4, false).bricks(h % 4, over, rest);
        }
        let (left, open) = (positive(heaps), positive(&rests));
        let told = say!("rests"; rests = all(&rests));
        let by = board::lowered(&rests).map(|(heap, stones)| Take { heap, stones });
        let why = match by {
            Some(Take { heap, stones }) if left == [stones] => {
                say!("won-last"; heap = heap + 1, stones)
            }
            Some(Take { heap, stones }) if open.len() == 1 => {
                say!("won-one"; heap = heap + 1, size = heaps[heap], stones)
            }
            Some(take) => board::unbalanced(told, x, Act::take(heaps, &take).say),
            None if left.is_empty() => say!("lost-nim-empty"),
            None if open.is_empty() => {
                say!("lost-multiples"; heaps = all(&left), count = left.len())
            }
            None => board::balanced(told, say!("change-move")),
        };
        Idea::new(why).by(by).shows(overlay).counts(board::quantity(&rests))
    }
}
