//! What the board shows: cells with their numbers, of which each white one is a heap.

use super::rules::{Cell, Rules, Turn};
use board::{all, exactly, mex, say, Act, At, Id, Idea, Look, Overlay, Picture, Say, Show, Sum};

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Cell>> {
        let [n, white] = exactly(board::groups(text)?)?;
        let [n] = exactly(n)?;
        let fits = (1..=14).contains(&n) && white.iter().all(|x| (1..=n).contains(x));
        let cell = |x: u64| if white.contains(&x) { Cell::White } else { Cell::Black };
        fits.then(|| (1..=n).map(cell).collect())
    }

    fn write(cells: &Vec<Cell>) -> String {
        let white = white(cells).into_iter().map(|x| x as u64).collect();
        board::write_groups(&[vec![cells.len() as u64], white])
    }

    fn told(cells: &Vec<Cell>) -> Say {
        match white(cells) {
            white if white.is_empty() => say!("position-black"; n = cells.len()),
            white => say!("position"; n = cells.len(), count = white.len(), white = all(&white)),
        }
    }

    fn scene(cells: &Vec<Cell>) -> Vec<Picture> {
        let cell = |x: usize| {
            let is_white = cells[x - 1] == Cell::White;
            board::Cell::at(0, x).ground(if is_white { Look::White } else { Look::Black })
        };
        let line = |first: usize| first..(first + 7).min(cells.len() + 1);
        let rows = (1..=cells.len()).step_by(7).flat_map(|first| {
            vec![line(first).map(board::Cell::label).collect(), line(first).map(cell).collect()]
        });
        vec![Picture::Grid(rows.collect()), Picture::Note(say!("how-to-tap"))]
    }

    fn act(_: &Vec<Cell>, &Turn { x, k }: &Turn) -> Act {
        let mut taps = vec![Id::Cell(0, x), Id::Cell(0, k * x)];
        taps.dedup();
        let turned: Vec<usize> = (1..=k).map(|i| i * x).collect();
        match k {
            1..=3 => Act::new(taps, say!("turn"; count = k, cells = all(&turned))),
            _ => Act::new(taps, say!("turn-many"; x, next = 2 * x, last = k * x)),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Turn> {
        let cells = at.position;
        let (g, white) = (table(cells.len()), white(cells));
        let Sum { values, x: sum, best, .. } =
            at.sum(|cells| self::white(cells).into_iter().map(|x| g[x]).collect());
        let told = match white.len() {
            2..=5 => say!("few"; cells = all(&white), heaps = all(&values)),
            count => say!("many"; count),
        };
        let idea = match (&white[..], best) {
            ([], _) => Idea::lost(say!("lost-end")),
            (_, None) => board::balanced(told, say!("a-turn")),
            (&[x], Some((turn, _))) => Idea::won(say!("won-one"; x)).by(turn),
            (_, Some((turn, _))) => board::evened(told, sum, Self::act(cells, &turn).say).by(turn),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for x in 1..=cells.len() {
            let equal = values.iter().filter(|&&value| value == g[x]).count();
            overlay = overlay.tag(Id::Cell(0, x), g[x], white.contains(&x) && equal % 2 == 1);
        }
        idea.shows(overlay).counts(board::quantity(&values))
    }

    /// Each white cell alone.
    fn parts(cells: &Vec<Cell>) -> Vec<Vec<Cell>> {
        let alone = |x: usize| {
            let mut one = vec![Cell::Black; cells.len()];
            one[x - 1] = Cell::White;
            one
        };
        white(cells).into_iter().map(alone).collect()
    }

    const SMALL: &'static str = "[1..9] | (1 )?(2 )?(3 )?(4 )?(5 )?(6 )?(7 )?(8 )?(9)?";
}

fn white(cells: &[Cell]) -> Vec<usize> {
    (1..=cells.len()).filter(|x| cells[x - 1] == Cell::White).collect()
}

/// g(x) of the page for each x up to n.
fn table(n: usize) -> Vec<u64> {
    let mut g = vec![0; n + 1];
    for x in (1..=n).rev() {
        let (mut sum, mut sums) = (0, vec![0]);
        for multiple in (2 * x..=n).step_by(x) {
            sum ^= g[multiple];
            sums.push(sum);
        }
        g[x] = mex(sums);
    }
    g
}
