//! What the board shows: the heaps as powers of two, and which of them are independent.

use super::rules::{choices, Matches, Phase, Rules, Step};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Matches> {
        let (heaps, turns): (Vec<u64>, Option<u64>) = board::groups(text)?;
        let turns = turns.unwrap_or(0) as usize;
        let phase = *[Phase::First, Phase::Second, Phase::Nim].get(turns)?;
        let is_open = phase == Phase::Nim || heaps.iter().any(|&h| h > 0);
        (is_open && board::are_few(&heaps, 6)).then_some(Matches { heaps, phase })
    }

    /// The heaps, and how many turns have been made.
    fn write(Matches { heaps, phase }: &Matches) -> String {
        let turns = Some(*phase as u64).filter(|&turns| turns > 0);
        board::write_groups(&(heaps.clone(), turns))
    }

    fn told(Matches { heaps, phase }: &Matches) -> Say {
        let (count, heaps) = (heaps.len(), list(heaps));
        match phase {
            Phase::First => say!("position-first"; count, heaps),
            Phase::Second => say!("position-second"; count, heaps),
            Phase::Nim => say!("position-nim"; count, heaps),
        }
    }

    fn scene(Matches { heaps, phase }: &Matches) -> Vec<Picture> {
        let whole = *phase != Phase::Nim;
        let heap = |&stones: &u64| Heap { thing: Thing::Match, whole, ..Heap::of(stones) };
        let heaps = Picture::Heaps(heaps.iter().map(heap).collect());
        if !whole {
            return vec![heaps, Picture::Note(say!("note-nim"))];
        }
        vec![
            heaps,
            Picture::buttons(0, [say!("nothing")]),
            Picture::Note(say!("note-away"; turn = *phase as u64 + 1)),
        ]
    }

    fn how(Matches { phase, .. }: &Matches, _: Player) -> Say {
        match phase {
            Phase::Nim => say!("how-take"),
            _ => say!("how"),
        }
    }

    fn act(Matches { heaps, .. }: &Matches, step: &Step) -> Act {
        match step {
            Step::Take(take) => Act::take(heaps, take),
            Step::TakeAway(gone) if gone.is_empty() => {
                Act::new([Id::Button(0, 0)], say!("nothing"))
            }
            Step::TakeAway(gone) => {
                let taps: Vec<Id> = gone.iter().map(|&i| Id::Stone(i, 0)).collect();
                let numbers = all(gone.iter().map(|i| i + 1));
                let sizes = all(gone.iter().map(|&i| heaps[i]));
                Act::alike(taps, say!("away"; count = gone.len(), heaps = numbers, sizes))
            }
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let Matches { heaps, phase } = at.position;
        match phase {
            Phase::First => first(heaps),
            Phase::Second => second(heaps),
            Phase::Nim => nim(heaps),
        }
    }

    fn parts(Matches { heaps, phase }: &Matches) -> Vec<Matches> {
        let nim = heaps.iter().filter(|_| *phase == Phase::Nim);
        nim.map(|&h| Matches { heaps: vec![h], phase: *phase }).collect()
    }

    const SMALL: &'static str = "(([0..4] ){1..3}/([0..2] ){4}/1 2 4 5 )| [0..2]";
}

/// Leave independent heaps.
fn first(heaps: &[u64]) -> Idea<Step> {
    let kept = kept(heaps);
    let gone = (0..heaps.len()).filter(|&i| heaps[i] != kept[i]).collect();
    let left = positive(&kept);
    let why = say!("won-independent"; count = left.len(), heaps = all(&left));
    let overlay = if let Some(chosen) = with_sum_0(heaps) {
        let counting = |i| if chosen.contains(&i) { heaps[i] } else { 0 };
        Overlay::new(say!("legend-sum-0")).in_powers(heaps, counting)
    } else {
        alone(heaps)
    };
    let quantity = say!("independent"; heaps = list(left));
    Idea::new(why).by(Step::TakeAway(gone)).shows(overlay).counts(quantity)
}

/// Leave heaps of nim-sum 0: the move that is found is not drawn.
fn second(heaps: &[u64]) -> Idea<Step> {
    let left = positive(heaps);
    let idea = if let Some(chosen) = with_sum_0(heaps) {
        let gone = (0..heaps.len()).filter(|i| heaps[*i] > 0 && !chosen.contains(i)).collect();
        let kept: Vec<u64> = chosen.iter().map(|&i| heaps[i]).collect();
        let idea = Idea::new(say!("won-sum-0"; heaps = all(&kept)));
        idea.by(Step::TakeAway(gone)).counts(board::quantity(&kept))
    } else {
        let why = say!("lost-independent"; count = left.len(), heaps = all(&left));
        Idea::new(why).counts(say!("independent"; heaps = list(left)))
    };
    idea.shows(alone(heaps))
}

fn nim(heaps: &[u64]) -> Idea<Step> {
    let overlay = Overlay::new(say!("legend-powers")).powers(heaps);
    let quantity = board::quantity(&positive(heaps));
    board::nim(heaps).map(Step::Take).shows(overlay).counts(quantity)
}

/// The heaps with all but the independent ones taken away: these are found from the largest down.
fn kept(heaps: &[u64]) -> Vec<u64> {
    let mut order: Vec<usize> = (0..heaps.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(heaps[i]));
    let mut kept = vec![0; heaps.len()];
    for i in order {
        kept[i] = heaps[i];
        if with_sum_0(&kept).is_some() {
            kept[i] = 0;
        }
    }
    kept
}

/// One or more heaps of nim-sum 0, as few as possible.
fn with_sum_0(heaps: &[u64]) -> Option<Vec<usize>> {
    let sum = |chosen: &Vec<usize>| nim_sum(chosen.iter().map(|&i| heaps[i]));
    let found = choices(heaps).into_iter().skip(1).filter(|chosen| sum(chosen) == 0);
    found.min_by_key(Vec::len)
}

/// The powers that only one heap has.
fn alone(heaps: &[u64]) -> Overlay {
    let others = |i: usize| [&heaps[..i], &heaps[i + 1..]].concat().iter().fold(0, |a, b| a | b);
    Overlay::new(say!("legend-alone")).in_powers(heaps, |i| heaps[i] & !others(i))
}
