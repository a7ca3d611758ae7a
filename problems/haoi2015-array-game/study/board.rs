//! What the board shows: cells with their numbers, of which each white one is a heap.

use super::rules::{Cell, Rules, Turn};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Cell>> {
        let (n, white): (u64, Vec<u64>) = board::groups(text)?;
        let fits = (1..=14).contains(&n) && white.iter().all(|x| (1..=n).contains(x));
        let cell = |x: u64| if white.contains(&x) { Cell::White } else { Cell::Black };
        fits.then(|| (1..=n).map(cell).collect())
    }

    fn write(cells: &Vec<Cell>) -> String {
        board::write_groups(&(cells.len(), white(cells)))
    }

    fn told(cells: &Vec<Cell>) -> Say {
        let (n, white) = (cells.len(), white(cells));
        match white.len() {
            0 => say!("position-black"; n),
            count => say!("position"; n, count, white = all(white)),
        }
    }

    fn scene(cells: &Vec<Cell>) -> Vec<Picture> {
        let look = |x: usize| [Look::Black, Look::White][usize::from(cells[x - 1] == Cell::White)];
        let cell = |x: usize| board::Cell::at(0, x).ground(look(x));
        vec![Picture::numbered(1..cells.len() + 1, 8, cell)]
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
        let (g, white) = (values(cells.len()), white(cells));
        let sum = at.sum(|cells| self::white(cells).into_iter().map(|x| g[x]).collect());
        let told = match white.len() {
            2..=5 => say!("few"; cells = all(&white), heaps = all(&sum.values)),
            count => say!("many"; count),
        };
        let why = match (&sum.best, &white[..]) {
            (_, []) => say!("lost-end"),
            (None, _) => board::balanced(told, say!("a-turn")),
            (Some(_), &[x]) => say!("won-one"; x),
            (Some((turn, _)), _) => board::evened(told, &sum, at.say(turn)),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for x in 1..=cells.len() {
            // A number that becomes smaller by X has its highest bit.
            overlay = overlay.tag(Id::Cell(0, x), g[x], white.contains(&x) && g[x] ^ sum.x < g[x]);
        }
        sum.idea(why).shows(overlay)
    }

    /// Each white cell alone.
    fn parts(cells: &Vec<Cell>) -> Vec<Vec<Cell>> {
        board::each_alone(cells, Cell::Black)
    }

    const SMALL: &'static str = "[1..9] | (1 )?(2 )?(3 )?(4 )?(5 )?(6 )?(7 )?(8 )?(9)?";
}

fn white(cells: &[Cell]) -> Vec<usize> {
    (1..=cells.len()).filter(|x| cells[x - 1] == Cell::White).collect()
}

/// g(x) of the page for each x up to n.
fn values(n: usize) -> Vec<u64> {
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
