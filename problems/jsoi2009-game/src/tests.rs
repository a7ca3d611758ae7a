#[path = "rules.rs"]
mod rules;

use super::winning_starts;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::{Maze, Rules};
use std::collections::HashSet;

/// The rows of a maze of n × m cells; a set bit is a wall, cells count row by row.
fn rows([n, m]: [usize; 2], walls: u32) -> Vec<String> {
    let cell = |v: usize| if walls >> v & 1 == 1 { '#' } else { '.' };
    (0..n).map(|i| (0..m).map(|j| cell(i * m + j)).collect()).collect()
}

fn near(m: usize, cells: usize, v: usize) -> impl Iterator<Item = usize> {
    let is_near = move |u: &usize| (u / m).abs_diff(v / m) + (u % m).abs_diff(v % m) == 1;
    (0..cells).filter(is_near)
}

/// Compares all mazes of a size with the cells from which YY, to move, loses. `is_won` is told the
/// walls and the cell of the token.
fn agrees([n, m]: [usize; 2], mut is_won: impl FnMut(u32, usize) -> bool) {
    for walls in 0..1 << (n * m) {
        let free = (0..n * m).filter(|v| walls >> v & 1 == 0);
        let expected = free.filter(|&v| !is_won(walls, v));
        let expected: Vec<_> = expected.map(|v| (v / m + 1, v % m + 1)).collect();
        let rows = rows([n, m], walls);
        assert_eq!(winning_starts(&rows, m), expected, "{rows:?}");
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_maze() {
    let lines = (1..=9).map(|m| [1, m]);
    let others = [[8, 1], [2, 2], [2, 3], [2, 4], [2, 5], [5, 2], [3, 3], [2, 6], [3, 4], [4, 3]];
    for [n, m] in lines.chain(others) {
        let mut referee = Referee::normal(Rules::options);
        let place = |v: usize| (v / m + 1, v % m + 1);
        agrees([n, m], |walls, v| {
            let closed = (0..n * m).filter(|v| walls >> v & 1 == 1).map(place).collect();
            referee.is_won(&Maze { n, m, token: Some(place(v)), closed })
        });
    }
}

/// The same rule in a table, from the mazes with the most closed cells to those with fewer. With
/// the test above 1.2 million mazes.
#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_larger_maze() {
    for [n, m] in [[1, 10], [2, 7], [3, 5], [5, 3], [4, 4], [4, 5], [5, 4]] {
        let cells = n * m;
        let near: Vec<Vec<usize>> = (0..cells).map(|v| near(m, cells, v).collect()).collect();
        let mut won = vec![false; cells << cells];
        for closed in (0..1 << cells).rev() {
            for v in (0..cells).filter(|v| closed >> v & 1 == 1) {
                let mut open = near[v].iter().filter(|&u| closed >> u & 1 == 0);
                won[closed * cells + v] = open.any(|u| !won[(closed | 1 << u) * cells + u]);
            }
        }
        agrees([n, m], |walls, v| won[(walls as usize | 1 << v) * cells + v]);
    }
}

/// The most dominoes, found by breadth-first search from all free cells without one.
fn dominoes(rows: &[String]) -> usize {
    let (n, m) = (rows.len(), rows[0].len());
    let is_free = |v: &usize| rows[v / m].as_bytes()[v % m] == b'.';
    let near: Vec<Vec<usize>> =
        (0..n * m).map(|v| near(m, n * m, v).filter(is_free).collect()).collect();
    let black = (0..n * m).filter(|v| (v / m + v % m) % 2 == 0 && is_free(v));
    let mut partner = vec![None; n * m];
    let mut count = 0;
    for start in black {
        let mut from = vec![None; n * m];
        let mut queue = vec![start];
        let mut next = 0;
        let mut end = None;
        while next < queue.len() && end.is_none() {
            let v = queue[next];
            next += 1;
            for &u in &near[v] {
                if from[u].is_none() && end.is_none() {
                    from[u] = Some(v);
                    match partner[u] {
                        Some(y) => queue.push(y),
                        None => end = Some(u),
                    }
                }
            }
        }
        count += usize::from(end.is_some());
        while let Some(u) = end {
            let v: usize = from[u].unwrap();
            end = partner[v];
            partner[u] = Some(v);
            partner[v] = Some(u);
        }
    }
    count
}

proptest! {
    /// AA wins from a cell that may remain: as a wall it costs no domino.
    #[test]
    fn a_wall_on_a_printed_cell_costs_no_domino_and_on_another_one_it_does(
        (m, mut rows) in (1..12_usize, 1..12_usize).prop_flat_map(|(n, m)| {
            let row = prop::string::string_regex(&format!("([.]|[.]|[.]|#){{{m}}}"));
            (Just(m), prop::collection::vec(row.unwrap(), n..=n))
        }),
    ) {
        let most = dominoes(&rows);
        let starts: HashSet<_> = winning_starts(&rows, m).into_iter().collect();
        for (i, j) in (0..rows.len()).flat_map(|i| (0..m).map(move |j| (i, j))) {
            if &rows[i][j..=j] == "." {
                rows[i].replace_range(j..=j, "#");
                let costs = dominoes(&rows) < most;
                rows[i].replace_range(j..=j, ".");
                prop_assert_eq!(starts.contains(&(i + 1, j + 1)), !costs, "{} {}", i, j);
            }
        }
    }
}

fn starts(maze: &[&str]) -> Vec<(usize, usize)> {
    let rows: Vec<String> = maze.iter().map(|&row| row.to_owned()).collect();
    winning_starts(&rows, maze[0].len())
}

#[test]
fn the_examples_of_the_page_and_its_picture_are_right() {
    assert_eq!(starts(&[".##", "...", "#.#"]), [(2, 3), (3, 2)]);
    assert_eq!(starts(&["###", "...", "#.#"]), [(2, 1), (2, 3), (3, 2)]);
    assert_eq!(starts(&[".....", ".#.##"]), [(1, 2), (2, 1), (2, 3)]);
}

/// Without walls, as on the page who-can-win: all cells of the corner's colour, or none.
#[test]
fn without_walls_the_colour_decides() {
    for (n, m) in [(100, 100), (99, 99), (99, 100), (97, 31), (1, 100), (1, 99), (99, 1)] {
        let starts = winning_starts(&vec![".".repeat(m); n], m);
        let is_black = |&(i, j): &(usize, usize)| (i + j) % 2 == 0;
        assert!(starts.iter().all(is_black), "{n} {m}");
        assert_eq!(starts.len(), if n * m % 2 == 0 { 0 } else { n * m / 2 + 1 }, "{n} {m}");
    }
}

referee::refuses! {
    refuses_a_short_row: starts(&["...", "..", "..."]) => "a row is not 3 letters . or #";
    refuses_another_letter: starts(&[".o.", "..."]) => "a row is not 3 letters . or #";
}
