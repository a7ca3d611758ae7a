//! What the board shows: the heaps, and how heap after heap can be filled.

use super::rules::{Heaps, Merge, Rules};
use board::{exactly, list, say, Act, At, Cell, Id, Idea, Overlay, Picture, Say, Show};
use referee::{Game, Outcome};

/// A board has at most so many stones.
const STONES: u64 = 16;

impl Show for Rules {
    fn read(text: &str) -> Option<Heaps> {
        let [m, mut sizes] = exactly(board::groups(text)?)?;
        let [m] = exactly(m)?;
        let fits = m <= STONES
            && !sizes.is_empty()
            && sizes.iter().all(|size| (1..=m).contains(size))
            && sizes.iter().sum::<u64>() <= STONES;
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        fits.then_some(Heaps { m, sizes })
    }

    fn write(Heaps { m, sizes }: &Heaps) -> String {
        board::write_groups(&[vec![*m], sizes.clone()])
    }

    fn told(Heaps { m, sizes }: &Heaps) -> Say {
        say!("position"; m = *m, count = sizes.len(), sizes = list(sizes))
    }

    fn scene(&Heaps { m, ref sizes }: &Heaps) -> Vec<Picture> {
        let cell = |(i, &size): (usize, &u64)| Cell::at(0, i).shaded(size == m).heap(size);
        let cells = sizes.iter().enumerate().map(cell).collect();
        vec![Picture::Strips(vec![cells]), Picture::Note(say!("note"; m))]
    }

    fn act(heaps: &Heaps, &merge: &Merge) -> Act {
        let Merge { first, second } = merge;
        let [one, other] = [first, second].map(|i| heaps.sizes[i]);
        let taps = [first, second].map(|i| Id::Cell(0, i));
        let sum = one + other;
        Act::pair(taps, say!("merge"; first = first + 1, second = second + 1, one, other, sum))
    }

    fn idea(at: &At<Rules>) -> Idea<Merge> {
        let way = Way::from(at.position);
        let idea = why(at, way.as_ref()).shows(overlay(at.position, way.is_some()));
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
        return match heaps.sizes.len() {
            1 => Idea::lost(say!("lost-one")),
            _ => Idea::lost(say!("lost-end"; m = heaps.m)),
        };
    }
    match way {
        Some(&Way { count, k, turns }) if turns % 2 == 0 => {
            return Idea::lost(say!("lost-even"; count, k, turns));
        }
        _ => {}
    }
    let leaves_even =
        |one: &&(Merge, Heaps)| Way::from(&one.1).map_or(false, |way| way.turns % 2 == 0);
    if let Some((merge, to)) = moves.iter().find(leaves_even).cloned().or_else(|| at.winning_move())
    {
        let sum = sum(heaps, merge);
        let why = match (way, Way::from(&to)) {
            _ if Rules::moves(&to, at.player).is_empty() => say!("won-last"; sum),
            (Some(&Way { count, k, turns }), _) => say!("won-odd"; count, k, turns, sum),
            (None, Some(Way { turns, .. })) => say!("won-back"; sum, turns),
            (None, None) => say!("won-search"; sum),
        };
        return Idea::won(why).by(merge);
    }
    let (merge, to) = &moves[0];
    let is_lost = |to: &Heaps| at.worth(to, at.player).outcome == Outcome::Lost;
    let answer = Rules::moves(to, at.player).into_iter().find(|(_, after)| is_lost(after));
    let answer = sum(to, answer.expect("no move of a lost position leads to a lost one").0);
    Idea::lost(say!("lost-search"; sum = sum(heaps, *merge), answer))
}

/// The two sizes.
fn sum(Heaps { sizes, .. }: &Heaps, Merge { first, second }: Merge) -> String {
    format!("{} + {}", sizes[first], sizes[second])
}

/// Neighbours become one heap, from the largest heap on as many as fit.
fn overlay(&Heaps { m, ref sizes }: &Heaps, is_on_the_way: bool) -> Overlay {
    let legend = if is_on_the_way { say!("legend-way") } else { say!("legend") };
    let (mut overlay, mut first) = (Overlay::new(legend), 0);
    while first < sizes.len() {
        let (mut end, mut filled) = (first, 0);
        while end < sizes.len() && filled + sizes[end] <= m {
            filled += sizes[end];
            end += 1;
        }
        let merges = end - first - 1;
        let text = if merges > 0 { merges.to_string() } else { String::new() };
        overlay = overlay.span(Id::Cell(0, first), Id::Cell(0, end - 1), text, merges > 0);
        first = end;
    }
    overlay
}
