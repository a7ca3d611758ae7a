//! What the board shows: the steps from each heap down to a multiple of k, and that multiple in groups of k.

use super::rules::{Heap, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Heap>> {
        let (ks, sizes): (Vec<u64>, Vec<u64>) = board::groups(text)?;
        let fits = ks.len() == sizes.len() && board::are_few(&sizes, 6);
        let fits = fits && ks.iter().all(|k| (1..=99).contains(k));
        fits.then(|| sizes.into_iter().zip(ks).map(|(x, k)| Heap { x, k }).collect())
    }

    fn write(heaps: &Vec<Heap>) -> String {
        let ks: Vec<u64> = heaps.iter().map(|heap| heap.k).collect();
        board::write_groups(&(ks, sizes(heaps)))
    }

    fn told(heaps: &Vec<Heap>) -> Say {
        say!("position"; heaps = all(heaps.iter().map(named)), count = heaps.len())
    }

    /// Before each heap stands what may be taken now.
    fn scene(heaps: &Vec<Heap>) -> Vec<Picture> {
        let heap = |Heap { x, k }: &Heap| board::Heap::of(*x).named(format!("{x} (≤{})", x / k));
        let note = say!("note"; heaps = all(heaps.iter().map(named)), count = heaps.len());
        vec![Picture::Heaps(heaps.iter().map(heap).collect()), Picture::Note(note)]
    }

    fn act(heaps: &Vec<Heap>, step: &Take) -> Act {
        Act::take(&sizes(heaps), step)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let heaps = at.position;
        let sum = at.sum(|heaps| heaps.iter().map(value).collect());
        let told = say!("values"; values = all(&sum.values));
        let is_end = |heaps: &[Heap]| heaps.iter().all(|heap| heap.x < heap.k);
        let why = match &sum.best {
            Some((take, to)) if is_end(to) => say!("won-end"; step = at.say(take)),
            Some((take, _)) if positive(&sum.values).len() > 1 => {
                board::unbalanced(told, sum.x, at.say(take))
            }
            Some((Take { heap, stones }, _)) => {
                let Heap { x: size, k } = heaps[*heap];
                let (multiple, heap) = (sum.values[*heap] * k, heap + 1);
                let then = joined(path(Heap { x: size - stones, k }), " → ");
                if size == multiple {
                    say!("won-multiple"; heap, size, k, stones, then)
                } else {
                    say!("won-steps"; heap, steps = joined(path(heaps[heap - 1]), " → "), multiple, k, stones, then)
                }
            }
            None if is_end(heaps) => say!("lost-end"),
            None if positive(&sum.values).is_empty() => {
                let left = heaps.iter().filter(|heap| heap.x >= heap.k);
                say!("lost-steps"; sums = all(left.map(|heap| heap.x / heap.k + 1)))
            }
            None => board::balanced(told, say!("change-move")),
        };
        sum.idea(why).shows(steps(heaps))
    }

    fn parts(heaps: &Vec<Heap>) -> Vec<Vec<Heap>> {
        heaps.iter().map(|&heap| vec![heap]).collect()
    }

    const SMALL: &'static str = "[1..7] | [0..40]/(1 2/2 2/2 3/3 1) | [0..9] [0..9]";
}

/// The steps of ⌊x/k⌋ + 1 from each heap down to a multiple of k, and this in groups of k.
fn steps(heaps: &[Heap]) -> Overlay {
    let mut overlay = Overlay::new(say!("legend"));
    for (i, &Heap { mut x, k }) in heaps.iter().enumerate() {
        // Below k every step is 1.
        while x % k > 0 && x > k {
            let step = x / k + 1;
            x -= step;
            overlay = overlay.stones(i, x, step, format!("−{step}"), false);
        }
        if x % k == 0 {
            overlay = overlay.groups(i, 0, x, k, true);
        }
    }
    overlay
}

/// The sizes from this heap's down to a multiple of k.
fn path(Heap { mut x, k }: Heap) -> Vec<u64> {
    let mut sizes = vec![x];
    while x % k > 0 {
        x -= x / k + 1;
        sizes.push(x);
    }
    sizes
}

fn value(&heap: &Heap) -> u64 {
    path(heap).last().map_or(0, |multiple| multiple / heap.k)
}

fn named(&Heap { x, k }: &Heap) -> Say {
    say!("heap"; x, k)
}

fn sizes(heaps: &[Heap]) -> Vec<u64> {
    heaps.iter().map(|heap| heap.x).collect()
}
