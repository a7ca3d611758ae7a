//! What the board shows: heaps as numbers, their values, and what is left of a split when equal parts cancel.

use super::rules::{Rules, Split, State};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<State> {
        let (f, heaps): (u64, Vec<u64>) = board::groups(text)?;
        let fits = heaps.iter().chain([&f]).all(|h| (1..=24).contains(h));
        let is_small = !heaps.is_empty() && heaps.iter().sum::<u64>() <= 24;
        (fits && is_small).then_some(State { f, heaps })
    }

    fn write(State { f, heaps }: &State) -> String {
        board::write_groups(&(*f, heaps.clone()))
    }

    fn told(State { f, heaps }: &State) -> Say {
        say!("position"; f, count = heaps.len(), heaps = list(heaps))
    }

    /// A cell for each heap, dark if it cannot be split, and the numbers m.
    fn scene(state: &State) -> Vec<Picture> {
        let (least, largest) = (least(state), largest(&state.heaps));
        vec![
            Picture::row(&state.heaps, |i, &x| Cell::at(0, i).shaded(x < least).heap(x)),
            Picture::Caption(say!("into")),
            Picture::numbers(0, (2..=largest).filter(|_| largest >= least)),
            Picture::Note(say!("note"; f = state.f)),
        ]
    }

    fn act(state: &State, &Split { heap, m }: &Split) -> Act {
        let size = state.heaps[heap];
        let mut taps = vec![Id::Cell(0, heap), Id::Button(0, m)];
        // A heap of 2 leaves no choice of m.
        taps.truncate(if size == 2 { 1 } else { 2 });
        let (small, more) = (size / m, size % m);
        Act::new(
            taps,
            say!("split"; heap = heap + 1, size, m, small, large = small + 1, more, fewer = m - more),
        )
    }

    fn idea(at: &At<Rules>) -> Idea<Split> {
        let (least, heaps) = (least(at.position), &at.position.heaps);
        let g = values(at.position);
        // Of equal heaps two cancel.
        let large: Vec<u64> = heaps.iter().copied().filter(|&x| x >= least).collect();
        let mut odd = unpaired(&large);
        odd.sort_unstable();
        let mut moves = at.moves();
        moves.retain(|(split, _)| odd.contains(&heaps[split.heap]));
        let sum = at.sum_by(moves, |state| state.heaps.iter().map(|&x| g[x as usize]).collect());
        let overlay = overlay(at.position, &sum.values, &g);
        let (f, count) = (least, large.len());
        let idea = if large.iter().all(|x| (x + 1) / 2 < f) {
            Idea::new(match count % 2 {
                _ if count == 0 => say!("lost-end"; f),
                0 => say!("lost-even"; f, count),
                _ => say!("won-odd"; f, count),
            })
            .counts(board::quantity(&sum.values))
        } else {
            let values: Vec<u64> = odd.iter().map(|&x| g[x as usize]).collect();
            let is_lost = sum.best.is_none();
            let why = why(heaps, least, &odd, &values, &sum);
            sum.idea(why).and_if(is_lost && !odd.is_empty() && odd.len() < count, say!("others"))
        };
        idea.shows(overlay)
    }

    fn parts(State { f, heaps }: &State) -> Vec<State> {
        heaps.iter().map(|&x| State { f: *f, heaps: vec![x] }).collect()
    }

    const SMALL: &'static str = "[1..5] | ([1..16]/[1..6]( [1.._]){1..2})";
}

/// The size of the smallest heap that can be split.
fn least(state: &State) -> u64 {
    state.f.max(2)
}

fn largest(heaps: &[u64]) -> u64 {
    heaps.iter().copied().max().unwrap_or(0)
}

/// g of the page, for heaps up to the largest one.
fn values(state: &State) -> Vec<u64> {
    table(largest(&state.heaps) as usize, |x, g| {
        let can_split = x as u64 >= least(state);
        (2..=x).filter(|_| can_split).map(|m| after(g, x, m)).collect()
    })
}

/// What the parts come to if a heap of x is split into m.
fn after(g: &[u64], x: usize, m: usize) -> u64 {
    let (q, r) = (x / m, x % m);
    (if r % 2 == 1 { g[q + 1] } else { 0 }) ^ (if (m - r) % 2 == 1 { g[q] } else { 0 })
}

/// By the sizes that are left when equal heaps cancel, and what they are worth.
fn why(heaps: &[u64], f: u64, odd: &[u64], values: &[u64], sum: &Sum<Rules>) -> Say {
    let (sizes, worth, balance) = (all(odd), all(values), &sum.balance);
    match &sum.best {
        None if odd.is_empty() => say!("lost-paired"),
        None => say!("lost-several"; sizes, balance = board::balance(values)),
        Some((split, _)) => {
            let (heap, size, m) = (split.heap + 1, heaps[split.heap], split.m);
            if odd.len() == 1 {
                let last = usize::from((size - 1) / m + 1 < f);
                say!("won-one"; heap, size, m, last)
            } else {
                say!("won-several"; sizes, worth, heap, size, m, balance)
            }
        }
    }
}

/// The values of the heaps, and what the parts of the largest heap come to, for each m.
fn overlay(state: &State, values: &[u64], g: &[u64]) -> Overlay {
    let f = least(state);
    let mut overlay = Overlay::new(say!("legend"));
    let mut lone = board::unpaired(values);
    for (i, &value) in values.iter().enumerate().filter(|(i, _)| state.heaps[*i] >= f) {
        overlay = overlay.frame(Id::Cell(0, i), value, lone.contains(&value));
        lone.retain(|&other| other != value);
    }
    let x = largest(&state.heaps);
    for m in (2..=x).filter(|_| x >= f) {
        overlay = overlay.tag(Id::Button(0, m), after(g, x as usize, m as usize), false);
    }
    overlay
}
