//! What the board shows: the row, and what counts as one heap in it.

use super::rules::{Row, Rules};
use board::prelude::*;
use std::cmp::Ordering;

impl Show for Rules {
    fn read(text: &str) -> Option<Row> {
        let (heaps, points): (Vec<u64>, [u64; 2]) = board::groups(text)?;
        let fits = (2..=12).contains(&heaps.len())
            && heaps.contains(&0)
            && heaps.iter().all(|&heap| heap <= 99)
            && points.iter().all(|&points| points <= 9999);
        // How many sets of heaps may be left.
        let last = heaps.iter().filter(|&&heap| heap == 0).count();
        let left = |(i, stretch): (usize, &[u64])| match stretch.len() as u64 {
            n if i == 0 || i == last => n + 1,
            n => n * (n + 1) / 2 + 1,
        };
        let sets = || heaps.split(|&heap| heap == 0).enumerate().map(left).product::<u64>();
        (fits && sets() <= 1000).then_some(Row { heaps, points })
    }

    fn write(row: &Row) -> String {
        board::write_groups(&(row.heaps.clone(), row.points))
    }

    fn told(row: &Row) -> Say {
        let heap = |heap: &u64| match heap {
            0 => Arg::from(say!("empty")),
            _ => Arg::from(heap),
        };
        let [first, second] = row.points;
        say!("position"; heaps = list(row.heaps.iter().map(heap)), first, second)
    }

    fn scene(row: &Row) -> Vec<Picture> {
        let heaps = Picture::row(&row.heaps, |i, &heap| {
            Cell::at(0, i).shaded(heap == 0).heap(Some(heap).filter(|&heap| heap > 0))
        });
        let [first, second] = row.points;
        vec![heaps, Picture::Note(say!("note"; first, second))]
    }

    fn act(row: &Row, &i: &usize) -> Act {
        Act::new([Id::Cell(0, i)], say!("move"; heap = row.heaps[i], place = i + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let row = at.position;
        let reduced = Reduced::of(&row.heaps);
        let (gain, formula) = reduced.gain();
        let lead = gain + at.of_mover(Rules::result(row));
        let all = signed(row.heaps.iter().chain(&row.points).sum());
        let (by, own, others) = (lead.abs(), (all + lead) / 2, (all - lead) / 2);
        let mut idea = Idea::new(match lead.cmp(&0) {
            Ordering::Greater => say!("won-ahead"; by, own, others),
            Ordering::Equal => say!("draw-level"; own),
            Ordering::Less => say!("lost-behind"; by, own, others),
        });
        idea.why.extend(reduced.why());
        // The best move leaves the least to the other player.
        let worth = |(_, to): &(usize, Row)| at.worth(to, at.next()).number;
        idea = match at.moves().into_iter().min_by_key(worth) {
            Some((i, _)) => idea.and(say!("best-move"; heap = row.heaps[i], place = i + 1)).by(i),
            None => idea.and(say!("all-taken")),
        };
        idea.shows(reduced.overlay()).counts(say!("gain"; formula, lead))
    }

    const SMALL: &'static str = "(([0..3] ){2..5}/([0..2] ){6})| 0 0";
}

/// One heap, or several that count as one.
struct Merged {
    value: i64,
    from: usize,
    to: usize,
}

/// A row without peaks and pairs.
struct Reduced {
    /// The largest first.
    open: Vec<Merged>,
    /// The pairs at the walls, with the difference.
    pairs: Vec<Merged>,
    /// Is the number of heaps odd?
    is_odd: bool,
}

impl Reduced {
    fn of(row: &[u64]) -> Reduced {
        let (mut open, mut pairs) = (vec![], vec![]);
        let mut start = 0;
        for stretch in row.split(|&heap| heap == 0) {
            let mut stack: Vec<Merged> = vec![];
            for (i, &heap) in (start..).zip(stretch) {
                stack.push(Merged { value: signed(heap), from: i, to: i });
                while let [.., x, y, z] = &stack[..] {
                    if x.value > y.value || y.value < z.value {
                        break;
                    }
                    let value = x.value + z.value - y.value;
                    let merged = Merged { value, from: x.from, to: z.to };
                    stack.truncate(stack.len() - 3);
                    stack.push(merged);
                }
            }
            let end = start + stretch.len();
            if start == 0 {
                stack.reverse();
            }
            if start == 0 || end == row.len() {
                // The wall is at the end.
                while let [.., p, q] = &stack[..] {
                    if p.value > q.value {
                        break;
                    }
                    let [from, to] = [p.from.min(q.from), p.to.max(q.to)];
                    pairs.push(Merged { value: q.value - p.value, from, to });
                    stack.truncate(stack.len() - 2);
                }
            }
            open.append(&mut stack);
            start = end + 1;
        }
        open.sort_by_key(|heap| -heap.value);
        let is_odd = row.iter().filter(|&&heap| heap > 0).count() % 2 == 1;
        Reduced { open, pairs, is_odd }
    }

    /// How much more than the other the player to move gets of the row, and the formula.
    fn gain(&self) -> (i64, String) {
        let open = self.open.iter().enumerate();
        let by_size = open.map(|(turn, heap)| ([1, -1][turn % 2], heap.value));
        let pairs = self.pairs.iter().map(|pair| (if self.is_odd { 1 } else { -1 }, pair.value));
        let terms: Vec<(i64, i64)> = by_size.chain(pairs).collect();
        let (mut gain, mut formula) = (0, String::new());
        for (i, &(sign, value)) in terms.iter().enumerate() {
            gain += sign * value;
            formula += match (i, sign) {
                (0, 1) => "",
                (0, _) => "−",
                (_, 1) => " + ",
                (_, _) => " − ",
            };
            formula += &bracketed(&minus(value));
        }
        match terms.len() {
            0 | 1 => (gain, minus(gain)),
            _ => (gain, format!("{} = {}", formula, minus(gain))),
        }
    }

    fn why(&self) -> Vec<Say> {
        let mut why = vec![];
        let (heaps, count) = (list(self.open.iter().map(|heap| heap.value)), self.open.len());
        if self.open.iter().any(|heap| heap.from < heap.to) {
            why.push(say!("by-size-merged"; heaps, count));
        } else if count > 0 {
            why.push(say!("by-size"; heaps, count));
        }
        let gain: i64 = self.pairs.iter().map(|pair| pair.value).sum();
        if !self.pairs.is_empty() {
            why.push(if self.is_odd { say!("walls-odd"; gain) } else { say!("walls-even"; gain) });
        }
        why
    }

    fn overlay(&self) -> Overlay {
        let mut overlay = Overlay::new(say!("legend"));
        for (heaps, counts) in [(&self.open, true), (&self.pairs, false)] {
            for heap in heaps {
                let [from, to] = [heap.from, heap.to].map(|i| Id::Cell(0, i));
                overlay = overlay.span(from, to, minus(heap.value), counts);
            }
        }
        overlay
    }
}
