//! What the board shows: heaps and their differences, of which every second one from the right counts.

use super::rules::Rules;
use board::{all, list, say, Act, At, Cell, Id, Idea, Overlay, Picture, Say, Show, Sum};
use referee::Take;

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
        let step = |(i, d): (usize, u64)| Cell::default().shaded(is_shaded(heaps, i)).text(d);
        let steps = differences(heaps).into_iter().enumerate().map(step).collect();
        vec![Picture::heaps(heaps), Picture::Strips(vec![steps]), Picture::Note(say!("note"))]
    }

    fn act(heaps: &Vec<u64>, take: &Take) -> Act {
        Act::take(heaps, take)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let heaps = at.position;
        let Sum { values, x, best, balance } = at.sum(|heaps| {
            let d = differences(heaps);
            (0..d.len()).filter(|&i| is_shaded(heaps, i)).map(|i| d[i]).collect()
        });
        let counting: Vec<u64> = values.iter().copied().filter(|&d| d > 0).collect();
        let idea = match best {
            Some((take, _)) => {
                let (counting, stones, heap) = (all(&counting), take.stones, take.heap + 1);
                Idea::won(say!("won-shaded"; counting, stones, heap, balance)).by(take)
            }
            None if !counting.is_empty() => Idea::lost(say!("lost-shaded"; balance)),
            None if heaps.iter().any(|&h| h > 0) => Idea::lost(say!("lost-plain")),
            None => Idea::lost(say!("lost-end")),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (i, d) in differences(heaps).into_iter().enumerate().rev() {
            if is_shaded(heaps, i) {
                overlay = overlay.bricks(d, x, |j| Id::Stone(i, heaps[i] - d + j));
            }
        }
        let terms: Vec<u64> = values.into_iter().rev().collect();
        idea.shows(overlay).counts(board::quantity(&terms))
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
