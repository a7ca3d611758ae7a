#[path = "rules.rs"]
mod rules;

use super::{balance, middle, values};
use referee::{Game, Player, Referee};
use rules::{Rules, Table};

/// The program's next take after the judge's.
fn answer(n: usize, l: usize, r: usize, cards: &[bool], [a, b]: [usize; 2]) -> (usize, usize) {
    let answer = match middle(n, l, r) {
        Some(_) => Some((n + 2 - a - b, b)),
        None => balance(cards, l, &values(n, l)),
    };
    answer.unwrap_or_else(|| panic!("{n} {l} {r}: no answer to {a} {b}"))
}

fn first_take(n: usize, l: usize, r: usize) -> Option<(usize, usize)> {
    middle(n, l, r).or_else(|| balance(&vec![true; n], l, &values(n, l)))
}

fn whole(n: usize, least: usize, most: usize) -> Table {
    Table { cards: vec![true; n], least, most }
}

fn inputs(most: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (1..=most).flat_map(|n| (1..=n).flat_map(move |l| (l..=n).map(move |r| (n, l, r))))
}

#[test]
fn agrees_with_the_rules_on_every_small_start() {
    let mut lost = vec![];
    for (n, l, r) in inputs(11) {
        let wins = Referee::normal(Rules::options).is_won(&whole(n, l, r));
        assert_eq!(first_take(n, l, r).is_some(), wins, "{n} {l} {r}");
        if !wins {
            lost.push((n, l, r));
        }
    }
    let first = [(2, 1, 1), (4, 1, 1), (5, 2, 2), (6, 1, 1), (8, 1, 1), (8, 3, 3), (9, 2, 2)];
    assert_eq!(lost[..7], first);
    assert!(lost.iter().all(|(n, l, r)| l == r && (n - l) % 2 == 1));
}

/// Plays on against every reply, from a table before the judge's turn.
fn wins_against_every_reply(n: usize, l: usize, r: usize, table: &Table) {
    for (cards, mut left) in Rules::moves(table, Player::Left) {
        let (x, y) = answer(n, l, r, &left.cards, [cards.start + 1, cards.len()]);
        take(&mut left, x, y);
        wins_against_every_reply(n, l, r, &left);
    }
}

/// The program's take; it keeps the rules.
fn take(table: &mut Table, x: usize, y: usize) {
    let place = x - 1..x - 1 + y;
    assert!((table.least..=table.most).contains(&y), "{x} {y} on {table:?}");
    assert!(table.cards[place.clone()].iter().all(|&card| card), "{x} {y} on {table:?}");
    table.cards[place].fill(false);
}

#[test]
fn wins_every_line_of_play_of_every_small_input() {
    for (n, l, r) in inputs(10) {
        let mut table = whole(n, l, r);
        if let Some((x, y)) = first_take(n, l, r) {
            take(&mut table, x, y);
        }
        wins_against_every_reply(n, l, r, &table);
    }
}

#[test]
fn the_table_of_the_page_is_right() {
    assert_eq!(values(12, 2), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]);
    assert_eq!(values(8, 3), [0, 0, 0, 1, 1, 1, 2, 2, 0]);
    assert!(values(2000, 1).into_iter().eq((0..=2000).map(|n| n % 2)));
}

#[test]
fn dawsons_kayles_has_a_period_and_treblecross_is_seldom_lost() {
    let g = values(2000, 2);
    assert!((53..=1966).all(|m| g[m] == g[m + 34]) && g[52] != g[86]);
    let g = values(2000, 3);
    assert_eq!((3..=2000).filter(|&n| g[n] == 0).count(), 25);
}

#[test]
fn values_stay_below_half_the_cards() {
    for l in [1, 2, 3, 7, 100] {
        let g = values(2000, l);
        assert!((l..=2000).all(|m| g[m] <= (m - l) / 2 + 1), "{l}");
    }
}
