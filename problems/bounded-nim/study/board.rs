//! What the board shows: each heap in groups of its limit + 1, and the remainders as powers of two.

use super::rules::{Heap, Rules};
use board::{all, exactly, say, Act, At, Id, Idea, Overlay, Picture, Say, Show};
use referee::Take;
use shared::nim::nim_sum;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Heap>> {
        let [limits, sizes] = exactly(board::groups(text)?)?;
        let fits = limits.len() == sizes.len() && board::are_few(&sizes, 6);
        let are_limits = limits.iter().all(|m| (1..=99).contains(m));
        let heaps = limits.into_iter().zip(sizes).map(|(limit, stones)| Heap { limit, stones });
        (fits && are_limits).then(|| heaps.collect())
    }

    fn write(heaps: &Vec<Heap>) -> String {
        let limits = heaps.iter().map(|heap| heap.limit).collect();
        board::write_groups(&[limits, sizes(heaps)])
    }

    fn told(heaps: &Vec<Heap>) -> Say {
        let heap = |&Heap { limit, stones }: &Heap| say!("heap"; limit, stones);
        let told: Vec<Say> = heaps.iter().map(heap).collect();
        say!("position"; heaps = all(&told), count = told.len())
    }

    fn scene(heaps: &Vec<Heap>) -> Vec<Picture> {
        let heap = |&Heap { limit, stones }: &Heap| board::Heap {
            stones,
            name: format!("≤{}", limit),
            ..board::Heap::default()
        };
        vec![Picture::Heaps(heaps.iter().map(heap).collect())]
    }

    fn act(heaps: &Vec<Heap>, step: &Take) -> Act {
        Act::take(&sizes(heaps), step)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let heaps = at.position;
        let rests: Vec<u64> = heaps.iter().map(|heap| heap.stones % (heap.limit + 1)).collect();
        let x = nim_sum(rests.iter().copied());
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &Heap { limit, stones }) in heaps.iter().enumerate() {
            let rest = |j| Id::Stone(i, stones - rests[i] + j);
            overlay = overlay.groups(i, 0, stones, limit + 1, false).bricks(rests[i], x, rest);
        }
        let idea = match board::lowered(&rests) {
            Some((heap, stones)) => won(heaps, &rests, x, Take { heap, stones }),
            None => lost(heaps, &rests),
        };
        idea.shows(overlay).counts(board::quantity(&rests))
    }

    fn parts(heaps: &Vec<Heap>) -> Vec<Vec<Heap>> {
        heaps.iter().map(|&heap| vec![heap]).collect()
    }

    const SMALL: &'static str = "[1..7] | [0..30]/(1 2/2 3/3 3/4 2) | [0..9] [0..9]";
}

fn won(heaps: &[Heap], rests: &[u64], x: u64, take: Take) -> Idea<Take> {
    let Take { heap: i, stones } = take;
    let Heap { limit, stones: size } = heaps[i];
    let idea = if stones == sizes(heaps).iter().sum::<u64>() {
        Idea::won(say!("won-last"; heap = i + 1, stones, limit))
    } else if stones == rests.iter().sum::<u64>() {
        Idea::won(say!("won-one"; heap = i + 1, size, sum = limit + 1, stones))
    } else {
        board::unbalanced(say!("rests"; rests = all(rests)), x, Act::take(&sizes(heaps), &take).say)
    };
    idea.by(take)
}

fn lost(heaps: &[Heap], rests: &[u64]) -> Idea<Take> {
    let left: Vec<&Heap> = heaps.iter().filter(|heap| heap.stones > 0).collect();
    if left.is_empty() {
        Idea::lost(say!("lost-nim-empty"))
    } else if rests.iter().all(|&rest| rest == 0) {
        let sums: Vec<u64> = left.iter().map(|heap| heap.limit + 1).collect();
        let sizes: Vec<u64> = left.iter().map(|heap| heap.stones).collect();
        let (heaps, sums, count) = (all(&sizes), all(&sums), left.len());
        Idea::lost(say!("lost-multiples"; heaps, sums, count))
    } else {
        board::balanced(say!("rests"; rests = all(rests)), say!("change-move"))
    }
}

fn sizes(heaps: &[Heap]) -> Vec<u64> {
    heaps.iter().map(|heap| heap.stones).collect()
}
