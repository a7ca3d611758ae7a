//! What the board shows: each heap in groups of its limit + 1, and the remainders as powers of two.

use super::rules::{Heap, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Heap>> {
        let (limits, sizes): (Vec<u64>, Vec<u64>) = board::groups(text)?;
        let fits = limits.len() == sizes.len() && board::are_few(&sizes, 6);
        let are_limits = limits.iter().all(|m| (1..=99).contains(m));
        let heaps = limits.into_iter().zip(sizes).map(|(limit, stones)| Heap { limit, stones });
        (fits && are_limits).then(|| heaps.collect())
    }

    fn write(heaps: &Vec<Heap>) -> String {
        let limits: Vec<u64> = heaps.iter().map(|heap| heap.limit).collect();
        board::write_groups(&(limits, sizes(heaps)))
    }

    fn told(heaps: &Vec<Heap>) -> Say {
        let heap = |&Heap { limit, stones }: &Heap| say!("heap"; limit, stones);
        say!("position"; heaps = all(heaps.iter().map(heap)), count = heaps.len())
    }

    fn scene(heaps: &Vec<Heap>) -> Vec<Picture> {
        let heap = |one: &Heap| {
            board::Heap::of(one.stones).named(format!("{} (≤{})", one.stones, one.limit))
        };
        vec![Picture::Heaps(heaps.iter().map(heap).collect())]
    }

    fn act(heaps: &Vec<Heap>, step: &Take) -> Act {
        Act::take(&sizes(heaps), step)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let heaps = at.position;
        let sum = at.sum(|heaps| heaps.iter().map(|heap| heap.stones % (heap.limit + 1)).collect());
        let mut overlay = Overlay::new(say!("legend"));
        let left = left_over(&sum.values);
        for (i, (&Heap { limit, stones }, &rest)) in heaps.iter().zip(&sum.values).enumerate() {
            let place = |j| Id::Stone(i, stones - rest + j);
            overlay = overlay.groups(i, 0, stones, limit + 1, false).bricks(rest, left[i], place);
        }
        let left: Vec<&Heap> = heaps.iter().filter(|heap| heap.stones > 0).collect();
        let (open, rests) = (positive(&sum.values), say!("rests"; rests = all(&sum.values)));
        let why = match &sum.best {
            Some((Take { heap, stones }, _)) if open.len() == 1 => {
                let (Heap { limit, stones: size }, heap) = (heaps[*heap], heap + 1);
                if left.len() == 1 && size == *stones {
                    say!("won-last"; heap, stones, limit)
                } else {
                    say!("won-one"; heap, size, sum = limit + 1, stones)
                }
            }
            Some((take, _)) => board::unbalanced(rests, sum.x, at.say(take)),
            None if left.is_empty() => say!("lost-nim-empty"),
            None if open.is_empty() => {
                let sums = all(left.iter().map(|heap| heap.limit + 1));
                let heaps = all(left.iter().map(|heap| heap.stones));
                say!("lost-multiples"; heaps, sums, count = left.len())
            }
            None => board::balanced(rests, say!("change-move")),
        };
        sum.idea(why).shows(overlay)
    }

    fn parts(heaps: &Vec<Heap>) -> Vec<Vec<Heap>> {
        heaps.iter().map(|&heap| vec![heap]).collect()
    }

    const SMALL: &'static str = "[1..7] | [0..30]/(1 2/2 3/3 3/4 2) | [0..9] [0..9]";
}

fn sizes(heaps: &[Heap]) -> Vec<u64> {
    heaps.iter().map(|heap| heap.stones).collect()
}
