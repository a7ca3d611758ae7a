//! What the board shows: a cell for each heap, and its Grundy value.

use super::rules::{divisors, Replace, Rules};
use board::{all, list, mex, say, Act, At, Cell, Id, Idea, Overlay, Picture, Say, Show, Sum};
use shared::nim::nim_sum;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = (1..=64).contains(&heaps.len()) && heaps.iter().all(|&p| p <= 36);
        (fits && heaps.iter().map(|&p| longest(p)).sum::<u64>() <= 20).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn told(heaps: &Vec<u64>) -> Say {
        say!("position-heaps"; count = heaps.len(), heaps = list(heaps))
    }

    /// A cell for each heap, and the divisors of which one vanishes.
    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let cell = |(i, p): (usize, &u64)| Cell::at(0, i).heap(*p);
        let several = heaps.iter().map(|&p| divisors(p)).filter(|new| new.len() > 1);
        let mut vanish: Vec<u64> = several.flatten().collect();
        vanish.sort_unstable();
        vanish.dedup();
        vec![
            Picture::Strips(vec![heaps.iter().enumerate().map(cell).collect()]),
            Picture::Caption(say!("vanishes")),
            Picture::numbers(0, vanish),
        ]
    }

    fn act(heaps: &Vec<u64>, &Replace { heap, d }: &Replace) -> Act {
        let p = heaps[heap];
        let mut taps = vec![Id::Cell(0, heap), Id::Button(0, d)];
        // Of a prime there is a single new heap.
        taps.truncate(divisors(p).len());
        let mut rest = divisors(p);
        rest.retain(|&new| new != d);
        let kept = rest.len();
        Act::new(taps, say!("move"; heap = heap + 1, p, d, kept, rest = all(&rest)))
    }

    fn idea(at: &At<Rules>) -> Idea<Replace> {
        let values: Vec<u64> = at.position.iter().map(|&p| value(p)).collect();
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &g) in values.iter().enumerate() {
            let equal = values.iter().filter(|&&other| other == g).count();
            overlay = overlay.tag(Id::Cell(0, i), g, g > 0 && equal % 2 == 1);
        }
        by_values(at).shows(overlay).counts(board::quantity(&values))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&p| vec![p]).collect()
    }

    const SMALL: &'static str = "[1..24]/[1..12] [1.._]/[1..6] [1.._] [1.._]";
}

/// The moves of the longest play with a heap.
fn longest(p: u64) -> u64 {
    u64::from(p > 1) + divisors(p).into_iter().map(longest).sum::<u64>()
}

/// Who wins, by the heaps that have a move.
fn by_values(at: &At<Rules>) -> Idea<Replace> {
    let large = without_ones(at.position);
    let count = large.len();
    if count == 0 {
        return Idea::lost(say!("lost-end"));
    }
    if large.iter().all(|&p| divisors(p) == [1]) {
        return match count % 2 {
            0 => Idea::lost(say!("lost-primes"; count)),
            _ => Idea::won(say!("won-primes"; count)),
        };
    }
    // Where there is no move, the value is 0.
    let Sum { values, best, balance, .. } =
        at.sum(|heaps| without_ones(heaps).into_iter().map(value).collect());
    let (p, sizes) = (large[0], all(&large));
    match best {
        None => Idea::lost(match count {
            1 => say!("lost-one"; p, new = all(&divisors(p))),
            _ if board::unpaired(&large).is_empty() => say!("lost-paired"),
            2..=6 => say!("lost-values"; sizes, balance),
            _ => say!("lost-many"; count),
        }),
        Some((step, to)) => {
            let said = Rules::act(at.position, &step).say;
            let why = match count {
                _ if without_ones(&to).is_empty() => say!("won-last"; step = said),
                _ if board::unpaired(&without_ones(&to)).is_empty() => {
                    say!("won-paired"; step = said)
                }
                1..=6 => {
                    say!("won-values"; count, sizes, worth = all(&values), step = said, balance)
                }
                _ => say!("won-many"; count, step = said),
            };
            Idea::won(why).by(step)
        }
    }
}

/// The heaps that have a move.
fn without_ones(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().copied().filter(|&p| p > 1).collect()
}

/// G(p) of the page.
fn value(p: u64) -> u64 {
    let new: Vec<u64> = divisors(p).into_iter().map(value).collect();
    let x = nim_sum(new.iter().copied());
    mex(new.iter().map(|g| x ^ g))
}
