//! What the board shows: two rows of numbers, and of the row to pick from those that may be best.

use super::rules::{Pick, Round, Rules};
use board::prelude::*;
use std::cmp::Ordering;

/// A player has at most so many numbers, none above `LARGEST`.
const NUMBERS: usize = 8;
const LARGEST: i64 = 99;

const NAMES: [&str; 2] = ["A", "B"];

impl Show for Rules {
    fn read(text: &str) -> Option<Round> {
        let numbers = |group: &str| -> Option<Vec<i64>> {
            group.split_whitespace().map(|word| word.parse().ok()).collect()
        };
        let groups: Vec<Vec<i64>> = text.split('|').map(numbers).collect::<Option<_>>()?;
        let (rows, goal, places) = match &groups[..] {
            [a, b, goal] => ([a, b], goal, [0, 0]),
            [a, b, goal, places] => ([a, b], goal, <[i64; 2]>::try_from(&places[..]).ok()?),
            _ => return None,
        };
        let is_row = |row: &Vec<i64>| {
            (1..=NUMBERS).contains(&row.len())
                && row.iter().all(|x| (-LARGEST..=LARGEST).contains(x))
        };
        if goal.len() != 1
            || !(-9999..=9999).contains(&goal[0])
            || !rows.iter().all(|row| is_row(row))
        {
            return None;
        }
        // Places count from 1, and 0 is none.
        let pick = |row: usize| {
            let place = usize::try_from(places[row]).ok()?;
            (place <= rows[row].len()).then(|| place.checked_sub(1))
        };
        Some(Round { rows: rows.map(Clone::clone), goal: goal[0], picks: [pick(0)?, pick(1)?] })
    }

    fn write(round: &Round) -> String {
        let [a, b] = [0, 1].map(|row| joined(&round.rows[row], " "));
        let start = format!("{} | {} | {}", a, b, round.goal);
        if round.picks == [None; 2] {
            return start;
        }
        let place = |row: usize| round.picks[row].map_or(0, |place| place + 1);
        format!("{} | {} {}", start, place(0), place(1))
    }

    fn told(round: &Round) -> Say {
        let (a, b, goal) = (list(&round.rows[0]), list(&round.rows[1]), round.goal);
        match [picked(round, 0), picked(round, 1)] {
            [None, None] => say!("position"; a, b, goal),
            [Some(x), None] => say!("position-left"; a, b, goal, x),
            [None, Some(y)] => say!("position-right"; a, b, goal, y),
            [Some(x), Some(y)] => say!("position-both"; a, b, goal, x, y),
        }
    }

    fn scene(round: &Round) -> Vec<Picture> {
        let row = |row: usize| {
            let name = Cell::label(NAMES[row]);
            let cell = |(place, &x): (usize, &i64)| {
                Cell::at(row, place).shaded(round.picks[row] == Some(place)).text(minus(x))
            };
            Some(name).into_iter().chain(round.rows[row].iter().enumerate().map(cell)).collect()
        };
        let note = Picture::Note(say!("note"; goal = round.goal));
        vec![Picture::Strips(vec![row(0), row(1)]), note]
    }

    fn act(round: &Round, &Pick { row, place }: &Pick) -> Act {
        let (number, taps) = (round.rows[row][place], [Id::Cell(row, place)]);
        match row {
            0 => Act::new(taps, say!("pick-a"; place = place + 1, number)),
            _ => Act::new(taps, say!("pick-b"; place = place + 1, number)),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Pick> {
        let round = at.position;
        let (me, other) = (at.player as usize, at.next() as usize);
        let (own, others) = (&round.rows[me], &round.rows[other]);
        // The number that is picked first and its answer, which of them is to be picked now, and why.
        let (x, y, place, why) = match (picked(round, me), picked(round, other)) {
            (None, None) => {
                let worth = |&i: &usize| at.of_mover(own[i] * answer(others, other, own[i]));
                let best = (0..own.len()).max_by_key(worth).expect("a row has a number");
                let x = own[best];
                let [plus, minus] = [1, -1].map(|x| answer(others, other, x));
                let row = NAMES[me];
                let why = if plus == minus {
                    say!("one-answer"; only = plus, x, row)
                } else {
                    say!("two-answers"; plus, minus, x, row)
                };
                (x, answer(others, other, x), Some(best), why)
            }
            (None, Some(x)) => {
                let y = answer(own, me, x);
                let row = NAMES[other];
                let why = if x == 0 { say!("answer-any"; row) } else { say!("answer"; x, row, y) };
                (x, y, Some(place_of(own, y)), why)
            }
            (x, y) => (x.unwrap_or(0), y.unwrap_or(0), None, say!("all-picked")),
        };
        let (product, goal) = (x * y, round.goal);
        let lead = at.of_mover(product - goal);
        let by = lead.abs();
        let idea = Idea::new(match lead.cmp(&0) {
            Ordering::Greater => say!("won-ahead"; by, product, goal),
            Ordering::Equal => say!("draw-level"; goal),
            Ordering::Less => say!("lost-behind"; by, product, goal),
        });
        let [x, y, end] = [x, y, product].map(minus);
        let formula = format!("{} · {} = {}", x, bracketed(&y), end);
        let idea = idea.by(place.map(|place| Pick { row: me, place }));
        idea.and(why).shows(overlay(round, me, other)).counts(say!("best"; formula, goal))
    }

    const SMALL: &'static str = "[-2..2]( [_..2]){0..2} | [-2..2]( [_..2])? | (0/-1/2)";
}

fn overlay(round: &Round, me: usize, other: usize) -> Overlay {
    let (own, others) = (&round.rows[me], &round.rows[other]);
    let id = |row: usize, x: i64| Id::Cell(row, place_of(&round.rows[row], x));
    match (picked(round, me), picked(round, other)) {
        (Some(_), _) => Overlay::new(say!("legend-end")),
        (None, Some(x)) => {
            let overlay = Overlay::new(say!("legend-answers"));
            let frame = |overlay: Overlay, y| overlay.frame(id(me, y), minus(x * y), true);
            ends(own).into_iter().fold(overlay, frame)
        }
        (None, None) => {
            let mut candidates = ends(own);
            candidates.extend(own.iter().copied().filter(|&x| x >= 0).min());
            candidates.extend(own.iter().copied().filter(|&x| x < 0).max());
            candidates.sort_unstable();
            candidates.dedup();
            let mut overlay = Overlay::new(say!("legend"));
            for x in candidates {
                overlay = overlay.frame(id(me, x), minus(x * answer(others, other, x)), true);
            }
            ends(others).into_iter().fold(overlay, |all, y| all.frame(id(other, y), "", false))
        }
    }
}

fn picked(round: &Round, row: usize) -> Option<i64> {
    round.picks[row].map(|place| round.rows[row][place])
}

fn place_of(row: &[i64], x: i64) -> usize {
    row.iter().position(|&one| one == x).expect("it is of this row")
}

/// With which number of this row its owner answers x: L, whose row is 0, wants the product large.
fn answer(numbers: &[i64], row: usize, x: i64) -> i64 {
    let ends = ends(numbers);
    if (x >= 0) == (row == 0) {
        ends[ends.len() - 1]
    } else {
        ends[0]
    }
}

/// The least number and, if it is another one, the largest.
fn ends(row: &[i64]) -> Vec<i64> {
    let mut ends: Vec<i64> =
        row.iter().min().into_iter().chain(row.iter().max()).copied().collect();
    ends.dedup();
    ends
}
