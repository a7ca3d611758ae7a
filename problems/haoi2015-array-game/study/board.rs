//! What the board shows: cells with their numbers, of which each white one is a heap.

use super::rules::{cells, Cell, Rules, Turn};
use board::{all, say, Act, At, Id, Idea, Look, Overlay, Picture, Say, Show};

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Cell>> {
        let groups = board::groups(text)?;
        let (n, white) = match &groups[..] {
            [n, white] if n.len() == 1 && (1..=14).contains(&n[0]) => (n[0], white),
            _ => return None,
        };
        let signs: Vec<u64> = (1..=n).map(|x| u64::from(white.contains(&x))).collect();
        white.iter().all(|x| (1..=n).contains(x)).then(|| cells(&signs))
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
        let number = |x: usize| board::Cell { text: x.to_string(), ..board::Cell::default() };
        let cell = |x: usize| board::Cell {
            id: Some(Id::Cell(0, x)),
            ground: if cells[x - 1] == Cell::White { Look::White } else { Look::Black },
            ..board::Cell::default()
        };
        let line = |first: usize| first..(first + 7).min(cells.len() + 1);
        let rows = (1..=cells.len()).step_by(7).flat_map(|first| {
            vec![line(first).map(number).collect(), line(first).map(cell).collect()]
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
        let values: Vec<u64> = white.iter().map(|&x| g[x]).collect();
        let nim_sum = |cells: &[Cell]| self::white(cells).iter().fold(0, |sum, &x| sum ^ g[x]);
        let told = match white.len() {
            2..=5 => say!("few"; cells = all(&white), heaps = all(&values)),
            count => say!("many"; count),
        };
        let step = at.moves().into_iter().find(|(_, to)| nim_sum(to) == 0).map(|(turn, _)| turn);
        let idea = match (&white[..], step) {
            ([], _) => Idea::lost(say!("lost-end")),
            (_, None) => board::balanced(told, say!("a-turn")),
            (&[x], Some(turn)) => Idea::won(say!("won-one"; x)).by(turn),
            (_, Some(turn)) => {
                board::evened(told, nim_sum(cells), Self::act(cells, &turn).say).by(turn)
            }
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
        g[x] = (0..=n as u64).take_while(|value| sums.contains(value)).count() as u64;
    }
    g
}
