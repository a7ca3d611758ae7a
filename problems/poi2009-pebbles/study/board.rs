//! What the board shows: heaps and their differences, of which every second one from the right counts.

use super::rules::Rules;
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = (1..=6).contains(&heaps.len()) && heaps.iter().all(|&a| a <= 12);
        (fits && heaps.windows(2).all(|two| two[0] <= two[1])).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn told(heaps: &Vec<u64>) -> Say {
        say!("position"; heaps = list(heaps))
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let steps = Picture::row(&differences(heaps), |i, d| {
            Cell::default().shaded(is_shaded(heaps, i)).text(d)
        });
        vec![Picture::heaps(heaps), steps, Picture::Note(say!("note"))]
    }

    fn act(heaps: &Vec<u64>, take: &Take) -> Act {
        Act::take(heaps, take)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let heaps = at.position;
        let shaded: Vec<usize> = (0..heaps.len()).rev().filter(|&i| is_shaded(heaps, i)).collect();
        let sum = at.sum(|heaps| {
            let d = differences(heaps);
            shaded.iter().map(|&i| d[i]).collect()
        });
        let (mut counting, balance) = (positive(&sum.values), &sum.balance);
        counting.reverse();
        let why = match &sum.best {
            Some((Take { heap, stones }, _)) => {
                say!("won-shaded"; counting = all(counting), stones, heap = heap + 1, balance)
            }
            None if !counting.is_empty() => say!("lost-shaded"; balance),
            None if !positive(heaps).is_empty() => say!("lost-plain"),
            None => say!("lost-end"),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for ((&i, &d), over) in shaded.iter().zip(&sum.values).zip(left_over(&sum.values)) {
            overlay = overlay.bricks(d, over, |j| Id::Stone(i, heaps[i] - d + j));
        }
        sum.idea(why).shows(overlay)
    }

    const SMALL: &'static str = "[0..12]( [_..12])?/[0..8]( [_..8]){2}/[0..4]( [_..4]){3..4}";
}

/// By how much each heap is larger than the one before.
fn differences(heaps: &[u64]) -> Vec<u64> {
    let before = Some(0).into_iter().chain(heaps.iter().copied());
    heaps.iter().zip(before).map(|(heap, before)| heap - before).collect()
}

/// Is the difference of this heap one of those that count: the last one, the last but two, and so on?
fn is_shaded(heaps: &[u64], i: usize) -> bool {
    (heaps.len() - i) % 2 == 1
}
