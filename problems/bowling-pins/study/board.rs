//! What the board shows: the pins in a row, and on them the values of their runs.

use super::rules::{Place, Rules};
use board::prelude::*;
use std::ops::Range;

const SIGNS: &[(char, Place)] = &[('I', Place::Pin), ('X', Place::Gap)];

/// The values of runs of 0 to 14 pins.
const K: [u64; 15] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2];

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Place>> {
        // As in the statement, small letters are none.
        let row = board::word(text, SIGNS).filter(|_| !text.contains(char::is_lowercase))?;
        let pins = row.iter().filter(|&&place| place == Place::Pin).count();
        ((1..=20).contains(&row.len()) && pins <= 14).then_some(row)
    }

    fn write(row: &Vec<Place>) -> String {
        board::write_word(row, SIGNS)
    }

    fn told(row: &Vec<Place>) -> Say {
        let told = |(place, count): (Place, usize)| match place {
            Place::Pin => say!("pins"; count),
            Place::Gap => say!("gaps"; count),
        };
        say!("position"; places = list(stretches(row).into_iter().map(told)))
    }

    fn scene(row: &Vec<Place>) -> Vec<Picture> {
        let pin = |place: &Place| (*place == Place::Pin).then_some(Look::White);
        vec![Picture::row(row, |i, place| Cell::at(0, i).piece(pin(place)).thing(Thing::Pin))]
    }

    fn act(_: &Vec<Place>, pins: &Range<usize>) -> Act {
        let say = if pins.len() == 1 {
            say!("one"; place = pins.start + 1)
        } else {
            say!("two"; first = pins.start + 1, second = pins.end)
        };
        Act::alike(pins.clone().map(|i| Id::Cell(0, i)).collect::<Vec<_>>(), say)
    }

    fn idea(at: &At<Rules>) -> Idea<Range<usize>> {
        let (runs, lone) = (runs(at.position), lone(at.position));
        let idea = if runs.is_empty() {
            Idea::new(say!("lost-end"))
        } else if lone.is_empty() {
            Idea::new(say!("lost-paired"))
        } else {
            by_pairing(at).unwrap_or_else(|| by_values(at, &runs, &lone))
        };
        let mut overlay = Overlay::new(say!("legend"));
        for run in &runs {
            overlay = overlay.values(run.clone().map(|i| Id::Cell(0, i)), &K);
        }
        idea.shows(overlay).counts(board::quantity(&values(&runs)))
    }

    fn parts(row: &Vec<Place>) -> Vec<Vec<Place>> {
        runs(row).into_iter().map(|run| row[run].to_vec()).collect()
    }

    const SMALL: &'static str = "[XI]{1..9}";
}

/// If a move leaves runs that are equal in pairs.
fn by_pairing(at: &At<Rules>) -> Option<Idea<Range<usize>>> {
    let (pins, to) = at.move_to(|to| lone(to).is_empty())?;
    let (step, is_last) = (at.say(&pins), !to.contains(&Place::Pin));
    Some(Idea::new(if is_last { say!("won-last"; step) } else { say!("won-pairs"; step) }).by(pins))
}

/// By the values of the runs that are left when equal ones cancel: the move is made in one of these.
fn by_values(at: &At<Rules>, runs: &[Range<usize>], lone: &[u64]) -> Idea<Range<usize>> {
    let worth: Vec<u64> = lone.iter().map(|&n| K[n as usize]).collect();
    let x = nim_sum(worth.iter().copied());
    let wins = |pins: &Range<usize>| {
        let run = runs.iter().find(|run| run.contains(&pins.start)).expect("a pin is in a run");
        let after = K[pins.start - run.start] ^ K[run.end - pins.end];
        lone.contains(&(run.len() as u64)) && K[run.len()] ^ after == x
    };
    let sizes = all(lone);
    let idea = match at.moves().into_iter().find(|(pins, _)| wins(pins)) {
        Some((pins, to)) => {
            let balance = board::balance(&values(&self::runs(&to)));
            let why = say!("won-values"; sizes, values = all(worth), step = at.say(&pins), balance);
            Idea::new(why).by(pins)
        }
        None => Idea::new(say!("lost-values"; sizes, balance = board::balance(&worth))),
    };
    idea.and_if(lone.len() < runs.len(), say!("cancel"))
}

/// The runs of pins.
fn runs(row: &[Place]) -> Vec<Range<usize>> {
    board::runs(row, |&place| place == Place::Pin)
}

fn values(runs: &[Range<usize>]) -> Vec<u64> {
    runs.iter().map(|run| K[run.len()]).collect()
}

/// The lengths of the runs that have no equal partner.
fn lone(row: &[Place]) -> Vec<u64> {
    unpaired(&runs(row).iter().map(|run| run.len() as u64).collect::<Vec<_>>())
}
