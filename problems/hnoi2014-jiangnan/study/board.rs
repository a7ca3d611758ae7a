//! What the board shows: heaps as numbers, their values, and what is left of a split when equal parts cancel.

use super::rules::{Rules, Split, State};
use board::{
    all, exactly, joined, list, mex, say, Act, At, Cell, Id, Idea, Overlay, Picture, Say, Show,
};
use shared::nim::nim_sum;

impl Show for Rules {
    fn read(text: &str) -> Option<State> {
        let [f, heaps] = exactly(board::groups(text)?)?;
        let [f] = exactly(f)?;
        let fits = heaps.iter().chain([&f]).all(|h| (1..=24).contains(h));
        let is_small = !heaps.is_empty() && heaps.iter().sum::<u64>() <= 24;
        (fits && is_small).then_some(State { f, heaps })
    }

    fn write(State { f, heaps }: &State) -> String {
        board::write_groups(&[vec![*f], heaps.clone()])
    }

    fn told(State { f, heaps }: &State) -> Say {
        say!("position"; f = *f, count = heaps.len(), heaps = list(heaps))
    }

    /// A cell for each heap, dark if it cannot be split, and the numbers m.
    fn scene(state: &State) -> Vec<Picture> {
        let cell = |(i, &x): (usize, &u64)| Cell::at(0, i).shaded(x < least(state)).heap(x);
        vec![
            Picture::Strips(vec![state.heaps.iter().enumerate().map(cell).collect()]),
            Picture::Caption(say!("into")),
            Picture::numbers(0, 2..=largest(&state.heaps)),
            Picture::Note(say!("note"; f = state.f)),
        ]
    }

    fn act(state: &State, &Split { heap, m }: &Split) -> Act {
        let size = state.heaps[heap];
        let mut taps = vec![Id::Cell(0, heap), Id::Button(0, m)];
        // A heap of 2 leaves no choice of m.
        taps.truncate(if size == 2 { 1 } else { 2 });
        Act::new(taps, say!("split"; heap = heap + 1, size, m))
    }

    fn idea(at: &At<Rules>) -> Idea<Split> {
        let state = at.position;
        let g = values(state);
        let values: Vec<u64> = state.heaps.iter().map(|&x| g[x as usize]).collect();
        why(at, &g).shows(overlay(state, &values)).counts(board::quantity(&values))
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
    let most = largest(&state.heaps);
    let mut g = vec![0; most as usize + 1];
    for x in least(state)..=most {
        let value = |m: u64| {
            let (q, r) = ((x / m) as usize, x % m);
            (if r % 2 == 1 { g[q + 1] } else { 0 }) ^ (if (m - r) % 2 == 1 { g[q] } else { 0 })
        };
        g[x as usize] = mex((2..=x).map(value));
    }
    g
}

fn why(at: &At<Rules>, g: &[u64]) -> Idea<Split> {
    let (f, heaps) = (least(at.position), &at.position.heaps);
    let large: Vec<u64> = heaps.iter().copied().filter(|&x| x >= f).collect();
    let count = large.len();
    if count == 0 {
        return Idea::lost(say!("lost-end"; f));
    }
    if large.iter().all(|x| (x + 1) / 2 < f) {
        return match count % 2 {
            0 => Idea::lost(say!("lost-even"; f, count)),
            _ => Idea::won(say!("won-odd"; f, count)),
        };
    }
    // Of equal heaps two cancel.
    let mut odd = board::unpaired(&large);
    odd.sort_unstable();
    let values: Vec<u64> = odd.iter().map(|&x| g[x as usize]).collect();
    let sum = |heaps: &[u64]| nim_sum(heaps.iter().map(|&x| g[x as usize]));
    let balances =
        |split: &Split, to: &State| odd.contains(&heaps[split.heap]) && sum(&to.heaps) == 0;
    let (sizes, worth) = (all(&odd), all(&values));
    let idea = match at.moves().into_iter().find(|(split, to)| balances(split, to)) {
        None if odd.is_empty() => return Idea::lost(say!("lost-paired")),
        None => Idea::lost(say!("lost-several"; sizes, balance = board::balance(&values))),
        Some((split, to)) => {
            let after: Vec<u64> = to.heaps.iter().map(|&x| g[x as usize]).collect();
            let balance = board::balance(&after);
            let (heap, size, m) = (split.heap + 1, heaps[split.heap], split.m);
            let why = if odd.len() == 1 {
                say!("won-one"; heap, size, m)
            } else {
                say!("won-several"; sizes, worth, heap, size, m, balance)
            };
            Idea::won(why).by(split)
        }
    };
    if odd.len() < count {
        idea.and(say!("others"))
    } else {
        idea
    }
}

/// The values of the heaps, and the parts of the largest heap that do not cancel, for each m.
fn overlay(state: &State, values: &[u64]) -> Overlay {
    let f = least(state);
    let mut overlay = Overlay::new(say!("legend"));
    let mut lone = board::unpaired(values);
    for (i, &value) in values.iter().enumerate().filter(|(i, _)| state.heaps[*i] >= f) {
        let cell = Id::Cell(0, i);
        overlay = overlay.span(cell, cell, value, lone.contains(&value));
        lone.retain(|&other| other != value);
    }
    let x = largest(&state.heaps);
    for m in 2..=x {
        let parts = [(x / m + 1, x % m), (x / m, m - x % m)];
        let counts = |(part, count): &(u64, u64)| *part >= f && count % 2 == 1;
        let sizes = joined(parts.iter().copied().filter(counts).map(|part| part.0), "+");
        if !sizes.is_empty() {
            overlay = overlay.tag(Id::Button(0, m), sizes, false);
        }
    }
    overlay
}
