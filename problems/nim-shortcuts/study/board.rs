//! What the board shows: the heaps as a cell of the plane, the shortcuts, and the page's walk.

use super::rules::{Pair, Plane, Rules};
use board::prelude::*;

/// The columns and the rows of the board.
const SIDE: u64 = 10;

impl Show for Rules {
    fn read(text: &str) -> Option<Plane> {
        let pairs: Vec<[u64; 2]> = board::groups(text)?;
        let fits = pairs.iter().flatten().all(|&size| size < SIDE);
        let mut shortcuts: Vec<Pair> = pairs.into_iter().map(|[x, y]| (x, y)).collect();
        let heaps = shortcuts.remove(0);
        shortcuts.sort_unstable();
        shortcuts.dedup();
        (fits && shortcuts.len() <= 12).then_some(Plane { heaps, shortcuts })
    }

    fn write(Plane { heaps: (a, b), shortcuts }: &Plane) -> String {
        let shortcuts: Vec<_> = shortcuts.iter().map(|&(x, y)| [x, y]).collect();
        board::write_groups(&([*a, *b], shortcuts))
    }

    fn told(Plane { heaps: (a, b), shortcuts }: &Plane) -> Say {
        let count = shortcuts.len();
        if count == 0 {
            return say!("position-plain"; a, b);
        }
        let cells = shortcuts.iter().map(|(x, y)| format!("({}, {})", x, y));
        say!("position"; a, b, count, shortcuts = all(cells))
    }

    /// The row 0 stands below, with the columns' numbers under it.
    fn scene(Plane { heaps, shortcuts }: &Plane) -> Vec<Picture> {
        let cell = |x: u64, y: u64| {
            Cell::of(id((x, y)))
                .shaded(shortcuts.contains(&(x, y)))
                .piece((*heaps == (x, y)).then_some(Look::Red))
                .named((*heaps == (x, y)).then_some(0))
        };
        let row =
            |y: u64| [Cell::label(y)].into_iter().chain((0..SIDE).map(|x| cell(x, y))).collect();
        let last = [Cell::label("")].into_iter().chain((0..SIDE).map(Cell::label)).collect();
        let rows = (0..SIDE).rev().map(row).chain([last]).collect();
        vec![Picture::Grid(rows), Picture::Note(say!("note"; a = heaps.0, b = heaps.1))]
    }

    fn act(&Plane { heaps: (a, b), .. }: &Plane, take: &Take) -> Act {
        if take.heap == 0 {
            let x = a - take.stones;
            Act::new([id((x, b))], say!("left"; x))
        } else {
            let y = b - take.stones;
            Act::new([id((a, y))], say!("down"; y))
        }
    }

    /// The three points of the proof.
    fn idea(at: &At<Rules>) -> Idea<Take> {
        let Plane { heaps, shortcuts } = at.position;
        let &(a, b) = heaps;
        let (marked, steps) = walk(shortcuts);
        let is_lost = |cell: &Pair| shortcuts.contains(cell) || marked.contains(cell);
        // Straight down before to the left, the farthest first.
        let found = at.moves().into_iter().rev().find(|(_, to)| is_lost(&to.heaps));
        let why = match found.as_ref().map(|(_, to)| to.heaps) {
            None if shortcuts.contains(heaps) => say!("lost-shortcut"; a, b),
            None if (a, b) == (0, 0) => say!("lost-end"),
            None => say!("lost-marked"; a, b),
            Some((x, y)) if shortcuts.contains(&(x, y)) => say!("won-shortcut"; x, y),
            Some((0, 0)) => say!("won-end"),
            Some((x, y)) => say!("won-marked"; x, y),
        };
        let counts = if shortcuts.contains(heaps) {
            say!("is-shortcut"; a, b)
        } else if marked.contains(heaps) {
            say!("is-marked"; a, b)
        } else {
            say!("is-neither"; a, b)
        };
        let overlay = Overlay::new(say!("legend"))
            .pairs(steps.windows(2).map(|two| [id(two[0]), id(two[1])]), false)
            .rings(marked.iter().map(|&cell| (id(cell), true)));
        let by = found.map(|(take, _)| take);
        Idea::new(why).by(by).shows(overlay).counts(counts)
    }

    fn labels(Plane { shortcuts, .. }: &Plane) -> Vec<(Id, Plane)> {
        let cells = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
        cells.map(|cell| (id(cell), Plane { heaps: cell, shortcuts: shortcuts.clone() })).collect()
    }

    const SMALL: &'static str =
        "[0..3] [0..3]( | 0 0)?( | 0 1)?( | 0 2)?( | 1 0)?( | 1 1)?( | 1 2)?( | 2 0)?( | 2 1)?( \
         | 2 2)?/[0..5] [0..5]( | [0..3] [0..3])?";
}

fn id((x, y): Pair) -> Id {
    Id::Cell((SIDE - 1 - y) as usize, x as usize + 1)
}

/// The marked cells of the board, and all cells that the walk comes to.
fn walk(shortcuts: &[Pair]) -> (Vec<Pair>, Vec<Pair>) {
    let (mut marked, mut steps) = (vec![], vec![]);
    let (mut x, mut y) = (0, 0);
    while x < SIDE && y < SIDE {
        steps.push((x, y));
        let column_is_used = shortcuts.iter().any(|cell| cell.0 == x && cell.1 < y);
        let row_is_used = shortcuts.iter().any(|cell| cell.1 == y && cell.0 < x);
        let is_marked = !column_is_used && !row_is_used;
        if is_marked {
            marked.push((x, y));
        }
        x += u64::from(column_is_used || is_marked);
        y += u64::from(row_is_used || is_marked);
    }
    (marked, steps)
}
