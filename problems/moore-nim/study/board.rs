//! What the board shows: heaps as powers of two, whose counts are compared with the multiples of k + 1.

use super::rules::{Heaps, Rules};
use board::{all, exactly, say, Act, At, Id, Idea, Overlay, Picture, Say, Show};
use referee::Take;

impl Show for Rules {
    fn read(text: &str) -> Option<Heaps> {
        let [k, sizes] = exactly(board::groups(text)?)?;
        let [k] = exactly(k)?;
        let most = [0, 500, 40, 11, 5].get(sizes.len())?;
        let fits = !sizes.is_empty() && sizes.iter().all(|size| size <= most);
        ((1..=4).contains(&k) && fits).then_some(Heaps { k, sizes })
    }

    fn write(heaps: &Heaps) -> String {
        board::write_groups(&[vec![heaps.k], heaps.sizes.clone()])
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
        let (mut left, mut taps) = (heaps.sizes.clone(), vec![]);
        for take in way {
            left[take.heap] -= take.stones;
            taps.push(Id::Stone(take.heap, left[take.heap]));
        }
        Act::new(taps, say!("leave"; left = board::write(&left)))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Take>> {
        let Heaps { k, sizes } = at.position;
        let sum = k + 1;
        let highest = sizes.iter().fold(1, |all, size| all | size);
        let powers = (0..64).rev().map(|place| 1_u64 << place).filter(|&power| power <= highest);
        let (mut ones, mut rests, mut spoilt) = (vec![], vec![], vec![]);
        for power in powers {
            let count = sizes.iter().filter(|&size| size & power > 0).count() as u64;
            ones.push(count);
            rests.push(count % sum);
            if count % sum > 0 {
                spoilt.push((power, count));
            }
        }
        let left: Vec<u64> = sizes.iter().copied().filter(|&size| size > 0).collect();
        let (n, heaps) = (left.len() as u64, all(&left));
        let idea = match spoilt.first() {
            None if n == 0 => Idea::lost(say!("lost-end")),
            None => Idea::lost(say!("lost-multiples"; heaps, sum, k = *k)),
            Some(&(power, times)) => {
                let to = repaired(at.position);
                let stones = |heap: usize| sizes[heap] - to[heap];
                let chosen = (0..sizes.len()).filter(|&heap| stones(heap) > 0);
                let step = chosen.map(|heap| Take { heap, stones: stones(heap) }).collect();
                let why = match n {
                    1 => say!("won-one-left"),
                    _ if n <= *k => say!("won-few"; n, k = *k),
                    _ => say!("won-power"; heaps, power, times, sum, to = board::write(&to)),
                };
                Idea::won(why).by(step)
            }
        };
        let counting = spoilt.iter().map(|&(power, _)| power).sum();
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &size) in sizes.iter().enumerate() {
            overlay = overlay.bricks(size, counting, |j| Id::Stone(i, j));
        }
        let (ones, rests) = (board::write(&ones), board::write(&rests));
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
