//! What the board shows: the pins in a row, and on them the values of their runs.

use super::rules::{Place, Rules};
use board::{
    all, list, say, unpaired, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Thing,
};
use shared::nim::nim_sum;
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
        let mut told = vec![];
        let mut rest = &row[..];
        while let Some(&first) = rest.first() {
            let count = rest.iter().take_while(|&&place| place == first).count();
            told.push(match first {
                Place::Pin => say!("pins"; count),
                Place::Gap => say!("gaps"; count),
            });
            rest = &rest[count..];
        }
        say!("position"; places = list(&told))
    }

    fn scene(row: &Vec<Place>) -> Vec<Picture> {
        let cell = |(i, &place): (usize, &Place)| {
            Cell::at(0, i).piece((place == Place::Pin).then_some(Look::White)).thing(Thing::Pin)
        };
        vec![Picture::Strips(vec![row.iter().enumerate().map(cell).collect()])]
    }

    fn act(_: &Vec<Place>, pins: &Range<usize>) -> Act {
        let say = if pins.len() == 1 {
            say!("one"; place = pins.start + 1)
        } else {
            say!("two"; first = pins.start + 1, second = pins.end)
        };
        Act::new(pins.clone().map(|i| Id::Cell(0, i)).collect::<Vec<_>>(), say)
    }

    fn idea(at: &At<Rules>) -> Idea<Range<usize>> {
        let row = at.position;
        let (runs, lone) = (runs(row), lone(row));
        let idea = if runs.is_empty() {
            Idea::lost(say!("lost-end"))
        } else if lone.is_empty() {
            Idea::lost(say!("lost-paired"))
        } else {
            by_pairing(at).unwrap_or_else(|| by_values(at, &runs, &lone))
        };
        let mut overlay = Overlay::new(say!("legend"));
        for run in &runs {
            overlay = overlay.values(run.clone().map(|i| Id::Cell(0, i)), &K);
        }
        let values: Vec<u64> = runs.iter().map(|run| K[run.len()]).collect();
        idea.shows(overlay).counts(board::quantity(&values))
    }

    fn parts(row: &Vec<Place>) -> Vec<Vec<Place>> {
        runs(row).into_iter().map(|run| row[run].to_vec()).collect()
    }

    const SMALL: &'static str = "[XI]{1..9}";
}

/// If a move leaves runs that are equal in pairs.
fn by_pairing(at: &At<Rules>) -> Option<Idea<Range<usize>>> {
    let (pins, to) = at.moves().into_iter().find(|(_, to)| lone(to).is_empty())?;
    let step = Rules::act(at.position, &pins).say;
    let is_last = !to.contains(&Place::Pin);
    Some(Idea::won(if is_last { say!("won-last"; step) } else { say!("won-pairs"; step) }).by(pins))
}

/// By the values of the runs that are left when equal ones cancel: the move is made in one of these.
fn by_values(at: &At<Rules>, runs: &[Range<usize>], lone: &[u64]) -> Idea<Range<usize>> {
    let values: Vec<u64> = lone.iter().map(|&n| K[n as usize]).collect();
    let x = nim_sum(values.iter().copied());
    let wins = |pins: &Range<usize>| {
        let run = runs.iter().find(|run| run.contains(&pins.start)).expect("a pin is in a run");
        let after = K[pins.start - run.start] ^ K[run.end - pins.end];
        lone.contains(&(run.len() as u64)) && K[run.len()] ^ after == x
    };
    let sizes = all(lone);
    let idea = match at.moves().into_iter().find(|(pins, _)| wins(pins)) {
        Some((pins, to)) => {
            let step = Rules::act(at.position, &pins).say;
            let after: Vec<u64> = self::runs(&to).iter().map(|run| K[run.len()]).collect();
            let balance = board::balance(&after);
            Idea::won(say!("won-values"; sizes, values = all(&values), step, balance)).by(pins)
        }
        None => Idea::lost(say!("lost-values"; sizes, balance = board::balance(&values))),
    };
    if lone.len() < runs.len() {
        idea.and(say!("cancel"))
    } else {
        idea
    }
}

/// The runs of pins.
fn runs(row: &[Place]) -> Vec<Range<usize>> {
    let (mut runs, mut first) = (vec![], 0);
    for run in row.split(|&place| place == Place::Gap) {
        runs.push(first..first + run.len());
        first += run.len() + 1;
    }
    runs.retain(|run| !run.is_empty());
    runs
}

/// The lengths of the runs that have no equal partner.
fn lone(row: &[Place]) -> Vec<u64> {
    unpaired(&runs(row).iter().map(|run| run.len() as u64).collect::<Vec<_>>())
}
