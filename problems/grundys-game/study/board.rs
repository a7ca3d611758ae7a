//! What the board shows: heaps that are split at gaps, and their values.

use super::rules::{Rules, Split};
use board::prelude::*;

/// The values of 0 to 30 coins.
const G: [u64; 31] =
    [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3];

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = heaps.iter().all(|h| (1..=30).contains(h)) && (1..=30).contains(&heaps.len());
        (fits && heaps.iter().sum::<u64>() <= 30).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn told(heaps: &Vec<u64>) -> Say {
        say!("position-heaps"; count = heaps.len(), heaps = list(heaps))
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::Heaps(heaps.iter().map(|&stones| Heap::of(stones).gaps()).collect())]
    }

    fn act(heaps: &Vec<u64>, &Split { heap, part }: &Split) -> Act {
        let size = heaps[heap];
        let say = say!("split"; heap = heap + 1, size, part, rest = size - part);
        Act::new([Id::Gap(heap, part)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Split> {
        let heaps = at.position;
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &n) in heaps.iter().enumerate() {
            overlay = match n {
                0..=12 => overlay.values((0..n as usize).map(|j| Id::Stone(i, j as u64)), &G),
                _ => overlay.stones(i, 0, n, G[n as usize], true),
            };
        }
        // Of equal heaps two cancel, and heaps of 1 and 2 cannot be split.
        let can_split: Vec<u64> = heaps.iter().copied().filter(|&n| n > 2).collect();
        let mut odd = unpaired(&can_split);
        odd.sort_unstable();
        let mut moves = at.moves();
        moves.retain(|(split, _)| odd.contains(&heaps[split.heap]));
        let sum = at.sum_by(moves, |heaps| values(heaps));
        let idea = if can_split.iter().all(|&n| n <= 4) {
            let splits: u64 = can_split.iter().map(|n| n - 2).sum();
            Idea::new(match splits % 2 {
                _ if splits == 0 => say!("lost-end"),
                0 => say!("lost-even"; splits),
                _ => say!("won-odd"; splits),
            })
            .counts(board::quantity(&sum.values))
        } else {
            let why = why(heaps, &odd, &sum);
            let is_less = !odd.is_empty() && odd.len() < can_split.len();
            sum.idea(why).and_if(is_less, say!("others"))
        };
        idea.shows(overlay)
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&n| vec![n]).collect()
    }

    /// Single heaps.
    fn table(heaps: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        vec![(1..=heaps.iter().max().map_or(20, |&n| n.max(20))).map(|n| vec![n]).collect()]
    }

    const SMALL: &'static str = "[1..22]/[1..8]( [1.._]){1..2}/[1..4]( [1.._]){3..4}";
}

/// By the sizes that are left when equal heaps cancel.
fn why(heaps: &[u64], odd: &[u64], sum: &Sum<Rules>) -> Say {
    let (sizes, worth) = (all(odd), all(values(odd)));
    match (&sum.best, odd) {
        (None, []) => say!("lost-paired"),
        (None, [size]) => say!("lost-one"; size),
        (None, _) => say!("lost-several"; sizes, balance = board::balance(&values(odd))),
        (Some((split, _)), _) => {
            let (heap, part, balance) = (split.heap + 1, split.part, &sum.balance);
            let rest = heaps[split.heap] - part;
            if odd.len() == 1 {
                say!("won-one"; heap, part, rest, value = G[part as usize])
            } else {
                say!("won-several"; sizes, worth, heap, part, rest, balance)
            }
        }
    }
}

fn values(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().map(|&n| G[n as usize]).collect()
}
