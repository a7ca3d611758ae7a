//! What the board shows: rings and what is left of them as rows, each part with its value.

use super::rules::{Piece, Remains, Rules};
use board::prelude::*;

const SIGNS: &[(char, bool)] = &[('X', false), ('I', true)];

impl Show for Rules {
    /// The limits, and for each ring its vertices: I there, X gone.
    fn read(text: &str) -> Option<Remains> {
        let mut words = text.split_whitespace();
        let (l, r) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let rings: Option<Vec<Vec<bool>>> = words.map(|word| board::word(word, SIGNS)).collect();
        let rings = rings?;
        let count: usize = rings.iter().map(Vec::len).sum();
        // Where something is gone, the first vertex is, too.
        let fits = rings.iter().all(|ring| ring.len() >= 3 && (!ring[0] || is_whole(ring)));
        (fits && (3..=14).contains(&count) && 1 <= l && l < r && r <= 14).then_some(Remains {
            l,
            r,
            rings,
        })
    }

    fn write(rings: &Remains) -> String {
        let words = rings.rings.iter().map(|ring| board::write_word(ring, SIGNS));
        format!("{} {} {}", rings.l, rings.r, joined(words, " "))
    }

    fn told(rings: &Remains) -> Say {
        let (whole, paths) = (sizes(rings, true), sizes(rings, false));
        let (l, r) = (rings.l, rings.r);
        match (whole.is_empty(), paths.is_empty()) {
            (true, true) => say!("position-end"),
            (false, true) => say!("position-rings"; rings = list(&whole), l, r),
            (true, false) => say!("position-paths"; paths = list(&paths), l, r),
            (false, false) => say!("position"; rings = list(&whole), paths = list(&paths), l, r),
        }
    }

    /// A row for each ring; signs before and after it say that its ends are neighbours.
    fn scene(rings: &Remains) -> Vec<Picture> {
        let mut rows = vec![];
        for (i, ring) in rings.rings.iter().enumerate() {
            let end = Cell::label(if is_whole(ring) { "↻" } else { "" });
            let cell = |(j, &is_there): (usize, &bool)| {
                Cell::at(i, j).piece(is_there.then_some(Look::Plain))
            };
            let mut row = vec![end.clone()];
            row.extend(ring.iter().enumerate().map(cell));
            row.push(end);
            rows.push(row);
        }
        vec![Picture::Strips(rows), Picture::Note(say!("note"; l = rings.l, r = rings.r))]
    }

    fn how(&Remains { l, ref rings, .. }: &Remains, _: Player) -> Say {
        let whole = rings.iter().filter(|ring| is_whole(ring)).count();
        let how = if l == 1 { say!("how-one") } else { say!("how") };
        match whole {
            0 => how,
            _ if whole == rings.len() => say!("how-ring"),
            _ => say!("how-both"; how),
        }
    }

    fn act(rings: &Remains, &Piece { ring, first, count }: &Piece) -> Act {
        let (from, to) = (Id::Cell(ring, first), Id::Cell(ring, first + count - 1));
        if is_whole(&rings.rings[ring]) {
            return Act::new([to], say!("open"; count, ring = ring + 1));
        }
        let say = say!("remove"; count, from = first + 1, to = first + count, ring = ring + 1);
        if count == 1 {
            Act::new([from], say)
        } else {
            Act::alike([from, to], say)
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Piece> {
        let rings = at.position;
        let g = paths(rings);
        let sum =
            at.sum(|rings| parts_of(rings).iter().map(|part| part.value(rings, &g)).collect());
        let parts = parts_of(rings);
        let told = match parts.len() {
            1..=5 => {
                let told = parts.iter().zip(&sum.values).map(|(part, value)| part.told(*value));
                say!("few"; count = parts.len(), parts = all(told))
            }
            count => say!("many"; count),
        };
        let why = match &sum.best {
            None if at.moves().is_empty() => say!("lost-end"),
            None if sum.values.iter().all(|&value| value == 0) => {
                say!("lost-rings"; sum = rings.l + rings.r)
            }
            None => board::balanced(told, say!("a-move")),
            Some((piece, _)) => board::evened(told, &sum, at.say(piece)),
        };
        let mut overlay = Overlay::new(say!("legend"; l = rings.l, sum = rings.l + rings.r));
        let largest = powers(sum.x).first().copied().unwrap_or(0);
        for (part, &value) in parts.iter().zip(&sum.values) {
            let (first, last) = (part.first, part.first + part.size - 1);
            let ends = [first, last].map(|j| Id::Cell(part.ring, j));
            overlay = overlay.span(ends[0], ends[1], value, value & largest > 0);
        }
        sum.idea(why).shows(overlay)
    }

    /// The rings and paths on which there is a move.
    fn parts(rings: &Remains) -> Vec<Remains> {
        let alone = |part: &Part| {
            let mut ring = vec![true; part.size];
            if !part.is_ring {
                // A path, beside a vertex that is gone.
                ring.insert(0, false);
                ring.resize(ring.len().max(3), false);
            }
            Remains { rings: vec![ring], ..*rings }
        };
        parts_of(rings).iter().map(alone).collect()
    }

    const SMALL: &'static str =
        "(1 2/1 3/2 3/2 4/3 4) (I{3..7}/I{3} I{3..4}/X[IX]{2..5}/I{3} X[IX]{3})";
}

/// A ring, or a path in one.
struct Part {
    ring: usize,
    first: usize,
    size: usize,
    is_ring: bool,
}

impl Part {
    fn told(&self, value: u64) -> Say {
        if self.is_ring {
            say!("ring"; size = self.size, value)
        } else {
            say!("path"; size = self.size, value)
        }
    }

    fn value(&self, rings: &Remains, paths: &[u64]) -> u64 {
        match self.is_ring {
            true if self.size < rings.l + rings.r => (self.size / rings.l) as u64,
            true => 0,
            false => paths[self.size],
        }
    }
}

fn is_whole(ring: &[bool]) -> bool {
    !ring.contains(&false)
}

/// Those with at least l vertices.
fn parts_of(rings: &Remains) -> Vec<Part> {
    let mut parts = vec![];
    for (ring, there) in rings.rings.iter().enumerate() {
        let is_ring = is_whole(there);
        for path in
            runs(there, |&is_there| is_there).into_iter().filter(|path| path.len() >= rings.l)
        {
            parts.push(Part { ring, first: path.start, size: path.len(), is_ring });
        }
    }
    parts
}

/// The sizes of the rings that are whole, or of the paths.
fn sizes(rings: &Remains, whole: bool) -> Vec<usize> {
    let chosen = rings.rings.iter().filter(|ring| is_whole(ring) == whole);
    chosen.flat_map(|ring| runs(ring, |&is_there| is_there)).map(|run| run.len()).collect()
}

/// The values of paths of 0, 1, 2, … vertices.
fn paths(rings: &Remains) -> Vec<u64> {
    let mut g: Vec<u64> = vec![];
    for size in 0..=14_usize {
        let rests = (rings.l..=rings.r).filter_map(|count| size.checked_sub(count));
        let sums = rests.flat_map(|rest| (0..=rest).map(move |a| (a, rest - a)));
        let value = mex(sums.map(|(a, b)| g[a] ^ g[b]));
        g.push(value);
    }
    g
}
