//! What the board shows: the piles as bars, and by how much each is below the largest one.

use super::rules::{Rules, Step, Table, MOST};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let (piles, [touched, turns, named]): ([u64; 3], [u64; 3]) = board::groups(text)?;
        let [a, b, c] = piles;
        let are_piles = piles.iter().all(|pile| (1..=60).contains(pile));
        let fits = are_piles && a != b && b != c && a != c && touched <= 3 && turns <= 3;
        (fits && named <= MOST && (named == 0 || turns > 0)).then_some(Table {
            piles,
            touched: (touched as usize).checked_sub(1),
            turns,
            named: Some(named).filter(|&named| named > 0),
        })
    }

    fn write(table: &Table) -> String {
        let touched = touched(table) as u64;
        board::write_groups(&(table.piles, [touched, table.turns, table.named.unwrap_or(0)]))
    }

    fn told(table: &Table) -> Say {
        let (piles, turns, touched) = (all(table.piles), table.turns, touched(table));
        match table.named {
            None if touched == 0 => say!("position"; piles, turns),
            None => say!("position-touched"; piles, turns, touched),
            Some(named) if Rules::moves(table, Player::Left).is_empty() => {
                say!("position-stuck"; piles, turns, named)
            }
            Some(named) if touched == 0 => say!("position-named"; piles, turns, named),
            Some(named) => say!("position-touched-named"; piles, turns, touched, named),
        }
    }

    /// Bars of one scale.
    fn scene(table: &Table) -> Vec<Picture> {
        let columns = (largest(table) + 11) / 12 * 12;
        let bar = |i: usize| {
            let grew_last = table.touched == Some(i);
            let cell = |j: u64| {
                let ground = if j < table.piles[i] { Look::Blue } else { Look::Plain };
                let cell = Cell::at(i, j as usize).ground(ground);
                if grew_last && j == 0 {
                    cell.text("×")
                } else {
                    cell
                }
            };
            (0..columns).map(cell).collect()
        };
        let label = |step: Step, to: &Table| match step {
            Step::Name(number) => Label::Text(number.to_string()),
            Step::Add { pile, .. } => {
                Label::Said(say!("pile-to"; pile = pile + 1, to = to.piles[pile]))
            }
        };
        let moves = Rules::moves(table, Player::Left).into_iter();
        let buttons = moves.map(|(step, to)| (id(step), label(step, &to))).collect();
        let bars = Picture::Grid((0..3).map(bar).collect());
        let caption = match table.named {
            None => say!("to-name"),
            Some(named) => say!("to-add"; named),
        };
        let note = Picture::Note(Rules::told(table));
        vec![bars, note, Picture::Caption(caption), Picture::Buttons(buttons)]
    }

    fn how(table: &Table, _: Player) -> Say {
        match table.named {
            None => say!("how"),
            Some(_) => say!("how-add"),
        }
    }

    fn act(_: &Table, &step: &Step) -> Act {
        let say = match step {
            Step::Name(number) => say!("name"; number),
            Step::Add { number, pile } => say!("add"; number, pile = pile + 1),
        };
        Act::new([id(step)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let (table, top) = (at.position, largest(at.position));
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &pile) in table.piles.iter().enumerate().filter(|one| *one.1 < top) {
            let [from, to] = [pile, top - 1].map(|j| Id::Cell(i, j as usize));
            overlay = overlay.span(from, to, top - pile, table.touched != Some(i));
        }
        let idea = match table.named {
            Some(named) => why_adding(at, named),
            None if table.turns == 0 => Idea::new(say!("lost-end")),
            None => why_naming(at),
        };
        idea.shows(overlay)
    }

    const SMALL: &'static str =
        "([1..5] ){3}| [0..3] [0..2] [0..7]/(1 2 3/1 2 4/1 3 4/2 3 4) | 0 3 [0..7]";
}

fn id(step: Step) -> Id {
    match step {
        Step::Name(number) => Id::Button(0, number),
        Step::Add { pile, .. } => Id::Button(1, pile as u64 + 1),
    }
}

/// The pile that grew last, from 1; 0 if there is none.
fn touched(table: &Table) -> usize {
    table.touched.map_or(0, |i| i + 1)
}

fn largest(table: &Table) -> u64 {
    let [a, b, c] = table.piles;
    a.max(b).max(c)
}

/// By how much the other piles are below the largest one, the smaller gap first.
fn gaps(table: &Table) -> [u64; 2] {
    let mut sorted = table.piles;
    sorted.sort_unstable();
    [sorted[2] - sorted[1], sorted[2] - sorted[0]]
}

/// Was the largest pile the last one to grow?
fn is_on_top(table: &Table) -> bool {
    table.touched.map(|i| table.piles[i]) == Some(largest(table))
}

/// The number that the page names.
fn number(table: &Table) -> u64 {
    let [small, large] = gaps(table);
    if is_on_top(table) && large == 2 * small {
        small
    } else {
        small + large
    }
}

/// A number that wins, first of all the page's.
fn winning_number(at: &At<Rules>, table: &Table) -> Option<u64> {
    let wins = |&number: &u64| {
        let named = Table { named: Some(number), ..*table };
        number <= MOST && at.worth(&named, at.player).outcome == Outcome::Lost
    };
    [number(table)].into_iter().chain(1..=MOST).find(wins)
}

/// The number that answers each way to add the one that is named.
fn answers(at: &At<Rules>, table: &Table) -> Arg {
    let answer = |(_, to): (Step, Table)| {
        let next = winning_number(at, &to)?;
        Some(say!("answer"; pile = touched(&to), next))
    };
    all(Rules::moves(table, at.player).into_iter().filter_map(answer))
}

fn why_naming(at: &At<Rules>) -> Idea<Step> {
    let (table, [small, large]) = (at.position, gaps(at.position));
    let (page, sum) = (number(table), small + large);
    let idea = match winning_number(at, table) {
        None => Idea::new(say!("lost-numbers"; most = MOST)).and(no_number(table)),
        Some(named) => {
            let why = match () {
                () if named != page => {
                    let table = Table { named: Some(named), ..*table };
                    say!("won-other"; named, answers = answers(at, &table))
                }
                () if page == small => say!("won-progression"; small, large),
                () if is_on_top(table) => say!("won-on-top"; small, large, sum),
                () => say!("won-gaps"; small, large, sum, next = 3 * sum),
            };
            Idea::new(why).by(Step::Name(named))
        }
    };
    idea.counts(match () {
        () if page == small => say!("progression"; small, large),
        () if table.turns == 1 && large != 2 * small => say!("no-progression"; small, large),
        () => say!("sum-of-gaps"; small, large, sum),
    })
}

fn why_adding(at: &At<Rules>, named: u64) -> Idea<Step> {
    match at.winning_move() {
        Some((step, to)) if to.turns == 0 => {
            Idea::new(say!("won-add-last"; named, pile = touched(&to))).by(step)
        }
        Some((step, to)) => {
            Idea::new(say!("won-add"; named, pile = touched(&to))).and(no_number(&to)).by(step)
        }
        None if at.moves().is_empty() => Idea::new(say!("lost-stuck"; named)),
        None => Idea::new(say!("lost-add"; answers = answers(at, at.position))),
    }
}

/// Why no number wins.
fn no_number(table: &Table) -> Say {
    let [small, large] = gaps(table);
    match table.turns {
        1 if !is_on_top(table) => say!("may-grow-last"),
        1 if large == 2 * small => say!("step-too-large"; small),
        1 => say!("gaps-differ"; small, large),
        _ if is_on_top(table) => say!("sum-too-large"; small, large, sum = small + large),
        turns => say!("may-grow"; more = turns - 1),
    }
}
