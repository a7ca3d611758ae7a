//! What the board shows: the heaps, and how heap after heap can be filled.

use super::rules::{Heaps, Merge, Rules};
use board::prelude::*;
use std::collections::BTreeSet;

/// A board has at most so many stones.
const STONES: u64 = 16;

impl Show for Rules {
    fn read(text: &str) -> Option<Heaps> {
        let (m, mut sizes): (u64, Vec<u64>) = board::groups(text)?;
        let fits = m <= STONES
            && !sizes.is_empty()
            && sizes.iter().all(|size| (1..=m).contains(size))
            && sizes.iter().sum::<u64>() <= STONES;
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        fits.then_some(Heaps { m, sizes })
    }

    fn write(Heaps { m, sizes }: &Heaps) -> String {
        board::write_groups(&(*m, sizes.clone()))
    }

    fn told(Heaps { m, sizes }: &Heaps) -> Say {
        say!("position"; m, count = sizes.len(), sizes = list(sizes))
    }

    fn scene(Heaps { m, sizes }: &Heaps) -> Vec<Picture> {
        let heaps = Picture::row(sizes, |i, size| Cell::at(0, i).shaded(size == m).heap(*size));
        vec![heaps, Picture::Note(say!("note"; m))]
    }

    fn act(heaps: &Heaps, &merge: &Merge) -> Act {
        let Merge { first, second } = merge;
        let [one, other] = [first, second].map(|i| heaps.sizes[i]);
        let taps = [first, second].map(|i| Id::Cell(0, i));
        let sum = one + other;
        Act::alike(taps, say!("merge"; first = first + 1, second = second + 1, one, other, sum))
    }

    fn idea(at: &At<Rules>) -> Idea<Merge> {
        let way = Way::from(at.position);
        let idea = overlay(at, way.is_some()).into_iter().fold(why(at, way.as_ref()), Idea::shows);
        match way {
            Some(Way { count, k, turns }) => idea.counts(say!("turns"; count, k, turns)),
            None => idea,
        }
    }

    const SMALL: &'static str = "[1..6] | (1 ){1..9}";
    const PLAYED: bool = true;
}

/// Where at most one heap is neither full nor a single stone: the straight way to K heaps, the fewest possible.
struct Way {
    count: u64,
    k: u64,
    /// R of the page.
    turns: u64,
}

impl Way {
    fn from(&Heaps { m, ref sizes }: &Heaps) -> Option<Way> {
        let others = sizes.iter().filter(|&&size| size != 1 && size != m).count();
        let (count, k) = (sizes.len() as u64, (sizes.iter().sum::<u64>() + m - 1) / m);
        (others <= 1).then_some(Way { count, k, turns: count - k })
    }
}

fn why(at: &At<Rules>, way: Option<&Way>) -> Idea<Merge> {
    let (heaps, moves) = (at.position, at.moves());
    if moves.is_empty() {
        return Idea::new(match heaps.sizes.len() {
            1 => say!("lost-one"),
            _ => say!("lost-end"; m = heaps.m),
        });
    }
    match way {
        Some(&Way { count, k, turns }) if turns % 2 == 0 => {
            return Idea::new(say!("lost-even"; count, k, turns));
        }
        _ => {}
    }
    let leaves_even = |to: &Heaps| Way::from(to).map_or(false, |way| way.turns % 2 == 0);
    if let Some((merge, to)) = at.move_to(leaves_even).or_else(|| at.winning_move()) {
        let sum = sum(heaps, merge);
        let why = match (way, Way::from(&to)) {
            _ if at.is_end(&to) => say!("won-last"; sum),
            (Some(&Way { count, k, turns }), _) => say!("won-odd"; count, k, turns, sum),
            (None, Some(Way { turns, .. })) => say!("won-back"; sum, turns),
            (None, None) => {
                let pairs = Rules::moves(&to, at.next()).into_iter();
                let pairs = pairs.map(|(next, after)| (self::sum(&to, next), answer(at, &after)));
                let pairs: BTreeSet<(String, String)> = pairs.collect();
                let answers = pairs.into_iter().map(|(next, answer)| say!("answer"; next, answer));
                say!("won-search"; sum, answers = list(answers))
            }
        };
        return Idea::new(why).by(merge);
    }
    let (merge, to) = &moves[0];
    Idea::new(say!("lost-search"; sum = sum(heaps, *merge), answer = answer(at, to)))
}

/// The two sizes that a winning merge of these heaps has.
fn answer(at: &At<Rules>, heaps: &Heaps) -> String {
    let wins = Rules::moves(heaps, at.player).into_iter().find(|(_, to)| at.is_lost_after(to));
    sum(heaps, wins.expect("who left them has lost").0)
}

/// The two sizes.
fn sum(Heaps { sizes, .. }: &Heaps, Merge { first, second }: Merge) -> String {
    format!("{} + {}", sizes[first], sizes[second])
}

/// Neighbours become one heap, from the largest heap on as many as fit; nothing, where more could be merged then.
fn overlay(at: &At<Rules>, is_on_the_way: bool) -> Option<Overlay> {
    let &Heaps { m, ref sizes } = at.position;
    let legend = if is_on_the_way { say!("legend-way") } else { say!("legend") };
    let (mut overlay, mut first, mut left) = (Overlay::new(legend), 0, vec![]);
    while first < sizes.len() {
        let (mut end, mut filled) = (first, 0);
        while end < sizes.len() && filled + sizes[end] <= m {
            filled += sizes[end];
            end += 1;
        }
        left.push(filled);
        let merges = end - first - 1;
        let text = if merges > 0 { merges.to_string() } else { String::new() };
        overlay = overlay.span(Id::Cell(0, first), Id::Cell(0, end - 1), text, merges > 0);
        first = end;
    }
    at.is_end(&Heaps { m, sizes: left }).then_some(overlay)
}
