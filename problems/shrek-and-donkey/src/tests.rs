#[path = "rules.rs"]
mod rules;

use super::chance;
use referee::{expected, Game, Known, Player};
use rules::{Rules, Table};
use std::collections::BTreeMap;

/// With the cards themselves. One player plays by the page's book, the other in any way: whoever it is holds the
/// first `own` cards, and a case is what the card on the table may be, with the book's notes.
#[derive(Clone)]
struct Case {
    weight: f64,
    table: usize,
    /// The book's own cards that are not named yet.
    mine: Vec<usize>,
    /// The cards that the book does not know.
    unknown: Vec<usize>,
    /// What the other has just named, if it may be the card on the table.
    named: Option<usize>,
}

struct Cards {
    own: usize,
    all: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Turn {
    Guess(usize),
    Name(usize),
}

fn without(cards: &[usize], card: usize) -> Vec<usize> {
    cards.iter().copied().filter(|&one| one != card).collect()
}

impl Cards {
    /// The most with which the other player can win from these cases, when the other is to move: every card is
    /// guessed, and every card is named.
    fn best(&self, cases: &[Case]) -> f64 {
        let guessed =
            |card| cases.iter().filter(|one| one.table == card).map(|one| one.weight).sum();
        let named = |card| {
            let has = |one: &Case| self.own <= card && card != one.table;
            let (shown, denied): (Vec<Case>, Vec<Case>) =
                cases.iter().cloned().partition(|one| has(one));
            let note = |mut one: Case| {
                one.named = Some(card).filter(|_| !has(&one) && one.unknown.contains(&card));
                one.mine = without(&one.mine, card);
                one
            };
            [shown, denied]
                .into_iter()
                .map(|cases| self.answered(cases.into_iter().map(note)))
                .sum()
        };
        (0..self.all).flat_map(|card| [guessed(card), named(card)]).fold(0.0, f64::max)
    }

    /// The same when the book is to move: the other sees its turn and no more.
    fn answered(&self, cases: impl Iterator<Item = Case>) -> f64 {
        let mut seen: BTreeMap<Turn, Vec<Case>> = BTreeMap::new();
        for (turn, case) in cases.flat_map(|case| self.by_the_book(&case)) {
            seen.entry(turn).or_default().push(case);
        }
        let lost = |(turn, cases): (&Turn, &Vec<Case>)| match *turn {
            Turn::Guess(card) => {
                cases.iter().filter(|one| one.table != card).map(|one| one.weight).sum()
            }
            Turn::Name(_) => self.best(cases),
        };
        seen.iter().map(lost).sum()
    }

    /// The turns that the book may choose, each in a case of its own.
    fn by_the_book(&self, case: &Case) -> Vec<(Turn, Case)> {
        let mut turns = vec![];
        let mut rest = Case { named: None, ..case.clone() };
        if let Some(card) = case.named {
            let doubt = doubt(case.unknown.len() - 1, case.mine.len());
            let believing = Case { weight: case.weight * (1.0 - doubt), ..rest.clone() };
            turns.push((Turn::Guess(card), believing));
            rest.weight *= doubt;
            rest.unknown = without(&rest.unknown, card);
        }
        let (a, b) = (rest.mine.len(), rest.unknown.len().saturating_sub(1));
        let (e, w) = (1.0 / (b + 1) as f64, if a == 0 { 1.0 } else { chance(b, a - 1) });
        let share = |weight: f64| Case { weight: rest.weight * weight, ..rest.clone() };
        for &card in &rest.unknown {
            if a == 0 || b == 0 {
                turns.push((Turn::Guess(card), share(e)));
            } else {
                let has = card < self.own;
                let unknown = if has { without(&rest.unknown, card) } else { vec![card] };
                turns.push((Turn::Name(card), Case { unknown, ..share(e * w / (e + w)) }));
            }
        }
        if b > 0 {
            for &card in &rest.mine {
                let mine = without(&rest.mine, card);
                let bluff = Case { mine, ..share(e / (e + w) / a as f64) };
                turns.push((Turn::Name(card), bluff));
            }
        }
        turns.retain(|(_, case)| case.weight > 0.0);
        turns
    }
}

/// How likely the book is to doubt a card that was named by a player with `a` hidden cards against `b`.
fn doubt(a: usize, b: usize) -> f64 {
    if a == 0 || b == 0 {
        return 0.0;
    }
    let (e, w) = (1.0 / (b + 1) as f64, chance(b, a - 1));
    let believed = (1.0 - e) * (1.0 - chance(b - 1, a));
    (1.0 - believed) / (e + w)
}

/// How likely a player with `own` cards is to win at most, against the book with `other` cards.
fn against_the_book(own: usize, other: usize, begins: bool) -> f64 {
    let cards = Cards { own, all: own + other + 1 };
    let case = |table: usize| {
        let theirs: Vec<usize> = (own..cards.all).collect();
        let unknown = (0..own).chain([table]).collect();
        let weight = 1.0 / theirs.len() as f64;
        Case { weight, table, mine: without(&theirs, table), unknown, named: None }
    };
    let cases: Vec<Case> = (own..cards.all).map(case).collect();
    if begins {
        cards.best(&cases)
    } else {
        cards.answered(cases.into_iter())
    }
}

/// Nobody wins more against the book, whatever is guessed and whatever is named: both are what the program says.
#[test]
fn agrees_with_every_way_to_play_the_cards() {
    for sum in 0..=5 {
        for m in 0..=sum {
            let (n, f) = (sum - m, chance(m, sum - m));
            let [first, second] = [against_the_book(m, n, true), against_the_book(n, m, false)];
            assert!((first - f).abs() < 1e-12, "{m} {n}: the first wins {first}, not {f}");
            assert!((second - (1.0 - f)).abs() < 1e-12, "{m} {n}: the second wins {second}");
        }
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_hand() {
    let rounds = |table: &Table| {
        let choices = Rules::options_of(table, Player::Left);
        choices.iter().map(|choice| Rules::options_of(choice, Player::Right)).collect()
    };
    for m in 0..=4 {
        for n in 0..=4 {
            let (start, mut known) = (Table::start(m, n), Known::default());
            let coins = f64::from(start.pot + start.coins[0] + start.coins[1]);
            let lead = expected(&start, &rounds, &|end| Rules::result(end) as f64, &mut known);
            let (found, right) = (chance(m as usize, n as usize), (1.0 + lead / coins) / 2.0);
            assert!((found - right).abs() < 1e-9, "{m} {n}: {found} instead of {right}");
        }
    }
}

/// What the proof says of all hands, and the page's Beyond.
#[test]
fn the_move_and_more_cards_are_never_bad() {
    for (m, n) in [(1, 1), (1, 999), (2, 1), (998, 1), (500, 501), (999, 999), (30, 40)] {
        let f = chance(m, n);
        let (least, most) = (1.0 / (n + 1) as f64 - 1e-12, m as f64 / (m + 1) as f64 + 1e-12);
        assert!(least < f && f < most && f + chance(n, m) > 1.0 - 1e-12, "{m} {n}");
        assert!(
            chance(m + 1, n) > f - 1e-12 && chance(m, n + 1) < chance(m + 1, n) + 1e-12,
            "{m} {n}"
        );
    }
    for k in 2..=200 {
        assert!(chance(k, k) > 0.5 && chance(k - 1, k + 1) < 0.5, "{k}");
        assert!(chance(k, k + 1) > 0.5, "{k}");
    }
}

#[test]
fn the_examples_of_the_page_are_right() {
    let fractions =
        [(1, 1, 1, 2), (1, 2, 1, 2), (2, 1, 2, 3), (2, 2, 5, 9), (1, 3, 2, 5), (3, 3, 23, 42)];
    for (m, n, p, q) in fractions {
        assert!((chance(m, n) - f64::from(p) / f64::from(q)).abs() < 1e-12, "{m} {n}");
    }
}

referee::refuses! {
    refuses_too_many_cards:
        chance(3, 1001) => "hands of 3 and 1001: at most 1000 cards each";
}
