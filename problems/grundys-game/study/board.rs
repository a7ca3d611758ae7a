//! What the board shows: heaps that are split at gaps, and their values.

use super::rules::{Rules, Split};
use board::{all, list, say, Act, At, Heap, Id, Idea, Overlay, Picture, Say, Show};
use shared::nim::nim_sum;

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
        let heap = |&stones: &u64| Heap { stones, gaps: true, ..Heap::default() };
        vec![Picture::Heaps(heaps.iter().map(heap).collect())]
    }

    fn act(heaps: &Vec<u64>, &Split { heap, part }: &Split) -> Act {
        let say = say!("split"; heap = heap + 1, part, rest = heaps[heap] - part);
        Act::new([Id::Gap(heap, part)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Split> {
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &n) in at.position.iter().enumerate() {
            overlay = match n {
                0..=12 => overlay.values((0..n as usize).map(|j| Id::Stone(i, j as u64)), &G),
                _ => overlay.stones(i, 0, n, G[n as usize], true),
            };
        }
        why(at).shows(overlay).counts(board::quantity(&values(at.position)))
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

fn why(at: &At<Rules>) -> Idea<Split> {
    let heaps = at.position;
    let most = heaps.iter().copied().max().unwrap_or(0);
    if most <= 2 {
        return Idea::lost(say!("lost-end"));
    }
    if most <= 4 {
        let splits: u64 = heaps.iter().map(|&n| n.max(2) - 2).sum();
        return match splits % 2 {
            0 => Idea::lost(say!("lost-even"; splits)),
            _ => Idea::won(say!("won-odd"; splits)),
        };
    }
    // Of equal heaps two cancel, and heaps of 1 and 2 cannot be split.
    let is_odd = |n: &u64| heaps.iter().filter(|heap| *heap == n).count() % 2 == 1;
    let odd: Vec<u64> = (3..=most).filter(is_odd).collect();
    let (sizes, worth) = (all(&odd), all(&values(&odd)));
    let balances =
        |split: &Split, to: &[u64]| odd.contains(&heaps[split.heap]) && nim_sum(values(to)) == 0;
    let best = at.moves().into_iter().find(|(split, to)| balances(split, to));
    let idea = match (best, odd.len()) {
        (None, 0) => return Idea::lost(say!("lost-paired")),
        (None, 1) => Idea::lost(say!("lost-one"; size = odd[0])),
        (None, _) => {
            Idea::lost(say!("lost-several"; sizes, balance = board::balance(&values(&odd))))
        }
        (Some((split, to)), count) => {
            let balance = board::balance(&values(&to));
            let (heap, part) = (split.heap + 1, split.part);
            let (rest, value) = (heaps[split.heap] - part, G[part as usize]);
            let why = if count == 1 {
                say!("won-one"; heap, part, rest, value)
            } else {
                say!("won-several"; sizes, worth, heap, part, rest, balance)
            };
            Idea::won(why).by(split)
        }
    };
    if odd.len() < heaps.iter().filter(|&&n| n > 2).count() {
        idea.and(say!("others"))
    } else {
        idea
    }
}

fn values(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().map(|&n| G[n as usize]).collect()
}
