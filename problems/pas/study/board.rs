//! What the board shows: the cells in a row, and on them the values of the free parts.

use super::rules::{Cell, Rules, Strip, Tile};
use board::{
    all, exactly, list, mex, say, unpaired, Act, At, Id, Idea, Look, Overlay, Picture, Say, Show,
};
use shared::nim::nim_sum;
use std::ops::Range;

impl Show for Rules {
    fn read(text: &str) -> Option<Strip> {
        let [tiles, runs] = exactly(board::groups(text)?)?;
        let fits = (1..=3).contains(&tiles.len())
            && tiles.iter().all(|s| (1..=14).contains(s))
            && runs.iter().all(|&run| run <= 14)
            && (1..=14).contains(&runs.iter().sum::<u64>())
            && runs.iter().skip(1).all(|&run| run > 0);
        let cells =
            |(i, &run): (usize, &u64)| vec![[Cell::Free, Cell::Covered][i % 2]; run as usize];
        fits.then(|| Strip {
            tiles: tiles.iter().map(|&s| s as usize).collect(),
            cells: runs.iter().enumerate().flat_map(cells).collect(),
        })
    }

    fn write(strip: &Strip) -> String {
        let tiles = strip.tiles.iter().map(|&s| s as u64).collect();
        board::write_groups(&[tiles, runs(&strip.cells)])
    }

    fn told(strip: &Strip) -> Say {
        let mut cells = vec![];
        for (i, count) in runs(&strip.cells).into_iter().enumerate().filter(|run| run.1 > 0) {
            cells.push(if i % 2 == 0 { say!("free"; count) } else { say!("covered"; count) });
        }
        say!("position"; tiles = list(&strip.tiles), cells = list(&cells))
    }

    fn scene(strip: &Strip) -> Vec<Picture> {
        let cell = |(i, &cell): (usize, &Cell)| {
            let (ground, text) = match cell {
                Cell::Free => (Look::Plain, (i + 1).to_string()),
                Cell::Covered => (Look::Black, String::new()),
            };
            board::Cell::at(0, i).ground(ground).text(text)
        };
        vec![
            Picture::Strips(vec![strip.cells.iter().enumerate().map(cell).collect()]),
            Picture::Note(say!("note"; tiles = list(&strip.tiles))),
        ]
    }

    fn act(_: &Strip, &Tile { s, l }: &Tile) -> Act {
        let (first, last) = (Id::Cell(0, l), Id::Cell(0, l + s - 1));
        if s == 1 {
            Act::new([first], say!("lay-one"; cell = l + 1))
        } else {
            Act::new([first, last], say!("lay"; s, first = l + 1, last = l + s))
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Tile> {
        let strip = at.position;
        let g = values(strip);
        let mut overlay = Overlay::new(say!("legend"));
        for part in free(&strip.cells) {
            overlay = overlay.values(part.map(|i| Id::Cell(0, i)), &g);
        }
        let worth: Vec<u64> = free(&strip.cells).map(|part| g[part.len()]).collect();
        by_values(at, &g).shows(overlay).counts(board::quantity(&worth))
    }

    fn parts(strip: &Strip) -> Vec<Strip> {
        free(&strip.cells).map(|part| free_strip(strip, part.len())).collect()
    }

    fn table(strip: &Strip) -> Vec<Vec<Strip>> {
        vec![(1..=strip.cells.len()).map(|p| free_strip(strip, p)).collect()]
    }

    const SMALL: &'static str = "(2/1 2/3 2/1 3 4) | [1..9]";
    const PLAYED: bool = true;
}

/// The same tiles, and so many free cells.
fn free_strip(strip: &Strip, cells: usize) -> Strip {
    Strip { tiles: strip.tiles.clone(), cells: vec![Cell::Free; cells] }
}

/// Who wins, by the free parts where a tile fits; if it can be, by such that are equal in pairs.
fn by_values(at: &At<Rules>, g: &[u64]) -> Idea<Tile> {
    let shortest = at.position.tiles.iter().min().copied().unwrap_or(0);
    let parts = |strip: &Strip| -> Vec<u64> {
        let lengths = free(&strip.cells).map(|part| part.len());
        lengths.filter(|&p| p >= shortest).map(|p| p as u64).collect()
    };
    let values = |parts: &[u64]| -> Vec<u64> { parts.iter().map(|&p| g[p as usize]).collect() };
    let mut wins = at.moves();
    wins.retain(|(_, to)| nim_sum(values(&parts(to))) == 0);
    wins.sort_by_key(|(_, to)| !unpaired(&parts(to)).is_empty());
    let win = wins.first();
    // What is to be balanced, now or after the move.
    let left = parts(win.map_or(at.position, |(_, to)| to));
    let are_paired = unpaired(&left).is_empty();
    let worth = values(&left);
    let is_zero = worth.iter().all(|&g| g == 0);
    let (count, sizes, balance) = (left.len(), all(&left), board::balance(&worth));
    match win {
        None if left.is_empty() => Idea::lost(say!("lost-end")),
        None if are_paired => Idea::lost(say!("lost-pairs"; sizes)),
        None if is_zero => Idea::lost(say!("lost-zero"; count, sizes)),
        None => Idea::lost(say!("lost-table"; sizes, balance)),
        Some((tile, _)) => {
            let step = Rules::act(at.position, tile).say;
            Idea::won(if left.is_empty() {
                say!("won-end"; step)
            } else if are_paired {
                say!("won-pairs"; sizes, step)
            } else if is_zero {
                say!("won-zero"; count, sizes, step)
            } else {
                say!("won-table"; sizes, step, balance)
            })
            .by(*tile)
        }
    }
}

/// How many cells are free, covered, free and so on.
fn runs(cells: &[Cell]) -> Vec<u64> {
    let (mut runs, mut last) = (vec![0], Cell::Free);
    for &cell in cells {
        if cell != last {
            runs.push(0);
        }
        *runs.last_mut().expect("there is one") += 1;
        last = cell;
    }
    runs
}

/// The free parts.
fn free(cells: &[Cell]) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut first = 0;
    let parts = cells.split(|&cell| cell == Cell::Covered).map(move |part| {
        let begin = first;
        first += part.len() + 1;
        begin..begin + part.len()
    });
    parts.filter(|part| !part.is_empty())
}

/// The Grundy values of strips, up to as many cells as there are.
fn values(strip: &Strip) -> Vec<u64> {
    let mut g: Vec<u64> = vec![];
    for p in 0..=strip.cells.len() {
        let rests = strip.tiles.iter().filter_map(|&s| p.checked_sub(s));
        let sums = rests.flat_map(|rest| (0..=rest).map(move |l| (l, rest - l)));
        let value = mex(sums.map(|(l, r)| g[l] ^ g[r]));
        g.push(value);
    }
    g
}
