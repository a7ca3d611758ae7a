//! What the board shows: a cell for each heap, and its value: the h-th number with an odd number of binary ones.

use super::rules::{Rules, Split};
use board::{all, list, say, unpaired, Act, At, Cell, Id, Idea, Overlay, Picture, Say, Show};
use shared::nim::nim_sum;

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
        let cell = |(i, h): (usize, &u64)| Cell::at(0, i).heap(*h);
        let cells = heaps.iter().enumerate().map(cell).collect();
        let sizes = 0..heaps.iter().max().copied().unwrap_or(0);
        vec![
            Picture::Strips(vec![cells]),
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
        let idea = match lone[..] {
            [] if heaps.iter().all(|&h| h == 0) => Idea::lost(say!("lost-empty")),
            [] => Idea::lost(say!("lost-paired")),
            [h] => {
                let heap = heaps.iter().position(|&heap| heap == h).unwrap_or(0);
                let is_last = heaps.iter().filter(|&&h| h > 0).count() == 1;
                let why = if is_last { say!("won-last"; h) } else { say!("won-lone"; h) };
                Idea::won(why).by(Split { heap, larger: 0, smaller: 0 })
            }
            _ => by_values(at, &lone),
        };
        let mut overlay = Overlay::new(say!("legend"));
        let mut left = lone;
        for (i, &h) in heaps.iter().enumerate() {
            let place = left.iter().position(|&other| other == h);
            let counts = place.map(|place| left.remove(place)).is_some();
            overlay =
                overlay.span(Id::Cell(0, i), Id::Cell(0, i), format!("{:b}", value(h)), counts);
        }
        let values: Vec<u64> = heaps.iter().copied().map(value).collect();
        idea.shows(overlay).counts(board::quantity(&values))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }

    const SMALL: &'static str = "[1..5]/[1..3]( [1.._]){1..2}/[1..2]( [1.._]){3}";
}

/// Who wins, by the values of the heaps that are left when equal ones cancel.
fn by_values(at: &At<Rules>, lone: &[u64]) -> Idea<Split> {
    let values: Vec<u64> = lone.iter().copied().map(value).collect();
    let x = nim_sum(values.iter().copied());
    let sizes = all(lone);
    let wins = |&Split { heap, larger, smaller }: &Split| {
        let h = at.position[heap];
        lone.contains(&h) && value(h) ^ value(larger) ^ value(smaller) == x
    };
    let idea = match at.moves().into_iter().find(|(step, _)| wins(step)) {
        Some((step, to)) => {
            let after: Vec<u64> = to.iter().copied().map(value).collect();
            let (h, larger, smaller) = (at.position[step.heap], step.larger, step.smaller);
            let (values, balance) = (all(&values), board::balance(&after));
            Idea::won(say!("won-values"; sizes, values, h, larger, smaller, balance)).by(step)
        }
        None => Idea::lost(say!("lost-values"; sizes, balance = board::balance(&values))),
    };
    let is_less = at.position.iter().filter(|&&h| h > 0).count() > lone.len();
    if is_less {
        idea.and(say!("cancel"))
    } else {
        idea
    }
}

/// The Grundy value of a heap: the h-th number with an odd number of ones in binary.
fn value(h: u64) -> u64 {
    if h == 0 {
        0
    } else {
        2 * (h - 1) + u64::from((h - 1).count_ones() % 2 == 0)
    }
}
