//! What the board shows: heaps as powers of two, whose counts are compared with the multiples of k + 1.

use super::rules::{Heaps, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Heaps> {
        let (k, sizes): (u64, Vec<u64>) = board::groups(text)?;
        let most = [0, 500, 40, 11, 5].get(sizes.len())?;
        let fits = !sizes.is_empty() && sizes.iter().all(|size| size <= most);
        ((1..=4).contains(&k) && fits).then_some(Heaps { k, sizes })
    }

    fn write(heaps: &Heaps) -> String {
        board::write_groups(&(heaps.k, heaps.sizes.clone()))
    }

    fn told(heaps: &Heaps) -> Say {
        say!("position"; k = heaps.k, count = heaps.sizes.len(), heaps = all(&heaps.sizes))
    }

    fn scene(heaps: &Heaps) -> Vec<Picture> {
        vec![Picture::heaps(&heaps.sizes), Picture::Note(say!("note"; k = heaps.k))]
    }

    fn act(heaps: &Heaps, way: &Vec<Take>) -> Act {
        if let [take] = &way[..] {
            return Act::take(&heaps.sizes, take);
        }
        let left = |take: &Take| heaps.sizes[take.heap] - take.stones;
        let taps: Vec<Id> = way.iter().map(|take| Id::Stone(take.heap, left(take))).collect();
        let part = |take: &Take| {
            let (heap, size) = (take.heap + 1, heaps.sizes[take.heap]);
            say!("part"; heap, stones = take.stones, size, left = left(take))
        };
        Act::alike(taps, say!("take-several"; parts = list(way.iter().map(part))))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Take>> {
        let Heaps { k, sizes } = at.position;
        let sum = k + 1;
        let counts = ones(sizes);
        let spoilt = counts.iter().filter(|(_, count)| count % sum > 0);
        let left = positive(sizes);
        let (n, heaps) = (left.len() as u64, all(left));
        let idea = match spoilt.clone().next() {
            None if n == 0 => Idea::new(say!("lost-end")),
            None => Idea::new(say!("lost-multiples"; heaps, sum, k)),
            Some((power, times)) => {
                let to = repaired(at.position);
                let take = |heap: usize| Take { heap, stones: sizes[heap] - to[heap] };
                let why = match n {
                    1 => say!("won-one-left"),
                    _ if n <= *k => say!("won-few"; n, k),
                    _ => say!("won-power"; heaps, power, times, sum, to = board::write(&to)),
                };
                let takes = (0..sizes.len()).map(take).filter(|take| take.stones > 0);
                Idea::new(why).by(takes.collect::<Vec<_>>())
            }
        };
        let counting: u64 = spoilt.map(|(power, _)| power).sum();
        let overlay = Overlay::new(say!("legend")).in_powers(sizes, |_| counting);
        let rests = joined(counts.iter().map(|(_, count)| count % sum), " ");
        let ones = joined(counts.iter().map(|(_, count)| count), " ");
        idea.shows(overlay).counts(say!("quantity"; ones, sum, rests))
    }

    const SMALL: &'static str = "[1..4] | (([0..7] ){1..2}/([0..4] ){3}/([0..2] ){4})";
}

/// What the winning move of the page leaves.
fn repaired(heaps: &Heaps) -> Vec<u64> {
    let k = heaps.k as usize;
    let (mut left, mut is_free) = (heaps.sizes.clone(), vec![false; heaps.sizes.len()]);
    for power in (0..64).rev().map(|place| 1 << place) {
        let (free, others): (Vec<usize>, Vec<usize>) = (0..left.len()).partition(|&i| is_free[i]);
        let ones: Vec<usize> = others.into_iter().filter(|&i| left[i] & power > 0).collect();
        let r = ones.len() % (k + 1);
        let missing = (k + 1 - r) % (k + 1);
        for &i in &free {
            left[i] &= !power;
        }
        if free.len() >= missing {
            for &i in &free[..missing] {
                left[i] |= power;
            }
        } else {
            for &i in &ones[..r] {
                left[i] &= !power;
                is_free[i] = true;
            }
        }
    }
    left
}
