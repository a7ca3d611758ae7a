//! What the board shows: a cell for each heap, and its value: the h-th number with an odd number of binary ones.

use super::rules::{Rules, Split};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = !heaps.is_empty() && heaps.len() <= 64 && heaps.iter().all(|&h| h <= 6);
        (fits && heaps.iter().map(|h| 1 << h).sum::<u64>() <= 64).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn told(heaps: &Vec<u64>) -> Say {
        say!("position-heaps"; count = heaps.len(), heaps = list(heaps))
    }

    /// A cell for each heap, and the sizes of the two that replace it.
    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let sizes = 0..heaps.iter().max().copied().unwrap_or(0);
        vec![
            Picture::row(heaps, |i, &h| Cell::at(0, i).heap(h)),
            Picture::Caption(say!("larger")),
            Picture::numbers(0, sizes.clone()),
            Picture::Caption(say!("smaller")),
            Picture::numbers(1, sizes),
        ]
    }

    fn act(heaps: &Vec<u64>, &Split { heap, larger, smaller }: &Split) -> Act {
        let mut taps = vec![Id::Cell(0, heap), Id::Button(0, larger), Id::Button(1, smaller)];
        // Where nothing is to choose, nothing is to tap.
        taps.truncate(1 + usize::from(heaps[heap] > 1) + usize::from(larger > 0));
        Act::new(taps, say!("move"; heap = heap + 1, size = heaps[heap], larger, smaller))
    }

    fn idea(at: &At<Rules>) -> Idea<Split> {
        let heaps = at.position;
        let lone = unpaired(heaps);
        let mut moves = at.moves();
        moves.retain(|(split, _)| lone.contains(&heaps[split.heap]));
        let sum = at.sum_by(moves, |heaps| heaps.iter().copied().map(value).collect());
        let (left, sizes) = (positive(heaps).len(), all(&lone));
        let worth: Vec<u64> = lone.iter().copied().map(value).collect();
        let why = match (&lone[..], &sum.best) {
            ([], _) if left == 0 => say!("lost-empty"),
            ([], _) => say!("lost-paired"),
            ([h], _) if left == 1 => say!("won-last"; h),
            ([h], _) => say!("won-lone"; h),
            (_, Some((Split { heap, larger, smaller }, _))) => {
                let (h, values, balance) = (heaps[*heap], all(&worth), &sum.balance);
                say!("won-values"; sizes, values, h, larger, smaller, balance)
            }
            (_, None) => say!("lost-values"; sizes, balance = board::balance(&worth)),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &h) in heaps.iter().enumerate() {
            let value = value(h);
            overlay = overlay.frame(Id::Cell(0, i), format!("{value:b}₂"), value ^ sum.x < value);
        }
        let idea = sum.idea(why).and_if(1 < lone.len() && lone.len() < left, say!("cancel"));
        idea.shows(overlay)
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }

    const SMALL: &'static str = "[1..5]/[1..3]( [1.._]){1..2}/[1..2]( [1.._]){3}";
}

/// The Grundy value of a heap: the h-th number with an odd number of ones in binary.
fn value(h: u64) -> u64 {
    h.checked_sub(1).map_or(0, board::odious)
}
