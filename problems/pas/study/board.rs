//! What the board shows: the cells in a row, and on them the values of the free parts.

use super::rules::{Cell, Rules, Strip, Tile};
use board::prelude::*;
use std::ops::Range;

impl Show for Rules {
    fn read(text: &str) -> Option<Strip> {
        let (tiles, runs): (Vec<usize>, Vec<usize>) = board::groups(text)?;
        let fits = (1..=3).contains(&tiles.len())
            && tiles.iter().all(|s| (1..=14).contains(s))
            && runs.iter().all(|&run| run <= 14)
            && (1..=14).contains(&runs.iter().sum::<usize>())
            && runs.iter().skip(1).all(|&run| run > 0);
        let signs = [Cell::Free, Cell::Covered].into_iter().cycle();
        let cells = || runs.iter().zip(signs).flat_map(|(&run, cell)| vec![cell; run]).collect();
        fits.then(|| Strip { cells: cells(), tiles })
    }

    fn write(strip: &Strip) -> String {
        let mut runs: Vec<usize> = stretches(&strip.cells).iter().map(|run| run.1).collect();
        // The free cells come first.
        if strip.cells[0] == Cell::Covered {
            runs.insert(0, 0);
        }
        board::write_groups(&(strip.tiles.clone(), runs))
    }

    fn told(strip: &Strip) -> Say {
        let cells = |(cell, count): (Cell, usize)| match cell {
            Cell::Free => say!("free"; count),
            Cell::Covered => say!("covered"; count),
        };
        let cells = list(stretches(&strip.cells).into_iter().map(cells));
        say!("position"; tiles = list(&strip.tiles), cells)
    }

    fn scene(strip: &Strip) -> Vec<Picture> {
        let cells = Picture::row(&strip.cells, |i, cell| match cell {
            Cell::Free => board::Cell::at(0, i).text(i + 1),
            Cell::Covered => board::Cell::at(0, i).ground(Look::Black),
        });
        vec![
            cells,
            Picture::Note(say!("note"; count = strip.tiles.len(), tiles = list(&strip.tiles))),
        ]
    }

    fn how(strip: &Strip, _: Player) -> Say {
        if strip.tiles.contains(&1) {
            say!("how-one")
        } else {
            say!("how")
        }
    }

    fn act(_: &Strip, &Tile { s, l }: &Tile) -> Act {
        let (first, last) = (Id::Cell(0, l), Id::Cell(0, l + s - 1));
        if s == 1 {
            Act::new([first], say!("lay-one"; cell = l + 1))
        } else {
            Act::alike([first, last], say!("lay"; s, first = l + 1, last = l + s))
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Tile> {
        let parts = free(at.position);
        let g = values(at.position);
        let mut overlay = Overlay::new(say!("legend"));
        for part in &parts {
            overlay = overlay.values(part.clone().map(|i| Id::Cell(0, i)), &g);
        }
        let worth: Vec<u64> = parts.iter().map(|part| g[part.len()]).collect();
        by_values(at, &g).shows(overlay).counts(board::quantity(&worth))
    }

    fn parts(strip: &Strip) -> Vec<Strip> {
        free(strip).iter().map(|part| free_strip(strip, part.len())).collect()
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
        let lengths = free(strip).into_iter().map(|part| part.len());
        lengths.filter(|&p| p >= shortest).map(|p| p as u64).collect()
    };
    let values = |parts: &[u64]| -> Vec<u64> { parts.iter().map(|&p| g[p as usize]).collect() };
    let mut wins = at.moves();
    wins.retain(|(_, to)| nim_sum(values(&parts(to))) == 0);
    wins.sort_by_key(|(_, to)| !unpaired(&parts(to)).is_empty());
    let win = wins.into_iter().next();
    // What is to be balanced, now or after the move.
    let left = parts(win.as_ref().map_or(at.position, |(_, to)| to));
    let are_paired = unpaired(&left).is_empty();
    let is_zero = positive(&values(&left)).is_empty();
    let (count, sizes, balance) = (left.len(), all(&left), board::balance(&values(&left)));
    let why = match win.as_ref().map(|(tile, _)| at.say(tile)) {
        None if left.is_empty() => say!("lost-end"),
        None if are_paired => say!("lost-pairs"; sizes),
        None if is_zero => say!("lost-zero"; count, sizes),
        None => say!("lost-table"; sizes, balance),
        Some(step) if left.is_empty() => say!("won-end"; step),
        Some(step) if are_paired => say!("won-pairs"; sizes, step),
        Some(step) if is_zero => say!("won-zero"; count, sizes, step),
        Some(step) => say!("won-table"; sizes, step, balance),
    };
    Idea::new(why).by(win.map(|(tile, _)| tile))
}

/// The free parts.
fn free(strip: &Strip) -> Vec<Range<usize>> {
    runs(&strip.cells, |&cell| cell == Cell::Free)
}

/// The Grundy values of strips, up to as many cells as there are.
fn values(strip: &Strip) -> Vec<u64> {
    let rests = |p: usize| strip.tiles.iter().filter_map(move |&s| p.checked_sub(s));
    table(strip.cells.len(), |p, g| {
        rests(p).flat_map(|rest| (0..=rest).map(move |l| g[l] ^ g[rest - l])).collect()
    })
}
