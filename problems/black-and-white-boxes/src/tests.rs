#[path = "rules.rs"]
mod rules;

use super::{most_boxes, value};
use itertools::Itertools;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Colour, Rules};

/// The rule as stated, in `rules.rs`.
fn options(piles: &[String], player: Player) -> Vec<Vec<String>> {
    let colour = |letter| if letter == b'B' { Colour::Black } else { Colour::White };
    let pile = |word: &String| word.bytes().map(colour).collect();
    let word = |pile: &Vec<Colour>| {
        pile.iter().map(|&colour| if colour == Colour::Black { 'B' } else { 'W' }).collect()
    };
    let after = Rules::options_of(&piles.iter().map(pile).collect(), player);
    let mut options: Vec<Vec<String>> =
        after.iter().map(|to| to.iter().map(word).collect()).collect();
    for piles in &mut options {
        piles.sort();
    }
    options
}

/// All words of this many letters.
fn words(length: usize) -> impl Iterator<Item = String> {
    let letters = |bits: Vec<u64>| bits.iter().map(|&bit| ['B', 'W'][bit as usize]).collect();
    small::sequences(length, 1).map(letters)
}

/// The answer by playing every subset, whoever begins.
struct Played<G>(G);

impl<G: FnMut(&(Vec<String>, Player)) -> bool> Played<G> {
    fn most(&mut self, piles: &[String]) -> usize {
        let mut most = 0;
        for mut set in piles.iter().cloned().powerset() {
            set.sort();
            let first = (self.0)(&(set.clone(), Player::Left));
            let second = !(self.0)(&(set.clone(), Player::Right));
            // Alice wins both, or Bob does.
            if first != second {
                most = most.max(set.iter().map(String::len).sum());
            }
        }
        most
    }
}

fn agrees(lists: impl Iterator<Item = Vec<String>>) {
    let rule = |piles: &Vec<String>, player| options(piles, player);
    let mut referee = Referee::normal(partizan(rule));
    let mut played = Played(|position: &_| referee.is_won(position));
    for piles in lists {
        assert_eq!(most_boxes(&piles), played.most(&piles), "{piles:?}");
    }
}

/// Lists of this many piles of up to so many boxes, in any one order.
fn lists(count: usize, boxes: usize) -> Vec<Vec<String>> {
    let all: Vec<String> = (1..=boxes).flat_map(words).collect();
    let chosen = small::sequences(count, all.len() as u64 - 1);
    let sorted = chosen.filter(|chosen| chosen.windows(2).all(|pair| pair[0] <= pair[1]));
    sorted.map(|chosen| chosen.iter().map(|&i| all[i as usize].clone()).collect()).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_list() {
    for (count, boxes) in [(1, 6), (2, 3), (3, 2), (4, 2), (5, 1)] {
        agrees(lists(count, boxes).into_iter());
    }
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_larger_list() {
    for (count, boxes) in [(1, 9), (2, 4), (3, 3), (5, 2)] {
        agrees(lists(count, boxes).into_iter());
    }
}

const ONE: i64 = 1 << 39;

/// The simplest number between the options, by the path to it.
fn by_options(pile: &str) -> i64 {
    let parts = |own| pile.match_indices(own).map(|(height, _)| value(&pile.as_bytes()[..height]));
    let a = parts('B').max().unwrap_or(-99 * ONE);
    let b = parts('W').min().unwrap_or(99 * ONE);
    assert!(a < b, "{pile}");
    let (mut low, mut z, mut high) = (-99 * ONE, 0, 99 * ONE);
    while !(a < z && z < b) {
        if z <= a {
            (low, z) = (z, if high == 99 * ONE { z + ONE } else { i64::midpoint(z, high) });
        } else {
            (high, z) = (z, if low == -99 * ONE { z - ONE } else { i64::midpoint(low, z) });
        }
    }
    z
}

#[test]
fn piles_have_the_values_of_the_page() {
    for (pile, sixteenths) in [
        ("B", 16),
        ("BB", 32),
        ("BBB", 48),
        ("BW", 8),
        ("BWB", 12),
        ("BWW", 4),
        ("BBW", 24),
        ("BBWBBW", 29),
    ] {
        assert_eq!(value(pile.as_bytes()), sixteenths * ONE / 16, "{pile}");
    }
    for pile in (1..=10).flat_map(words) {
        assert_eq!(value(pile.as_bytes()), by_options(&pile), "{pile}");
    }
}

fn exchanged(pile: &str) -> String {
    pile.chars().map(|letter| if letter == 'B' { 'W' } else { 'B' }).collect()
}

proptest! {
    #[test]
    fn a_pile_of_any_height_is_worth_the_simplest_number(pile in "[BW]{1,40}") {
        prop_assert_eq!(value(pile.as_bytes()), by_options(&pile));
        prop_assert_eq!(value(exchanged(&pile).as_bytes()), -value(pile.as_bytes()));
    }

    #[test]
    fn every_subset_is_considered(piles in prop::collection::vec("[BW]{1,4}", 1..10)) {
        let fair = |set: &Vec<String>| set.iter().map(|p| value(p.as_bytes())).sum::<i64>() == 0;
        let sets = piles.clone().into_iter().powerset().filter(fair);
        let boxes = sets.map(|set| set.iter().map(String::len).sum::<usize>());
        prop_assert_eq!(most_boxes(&piles), boxes.max().unwrap());
    }

    #[test]
    fn piles_and_their_mirrors_are_fair(half in prop::collection::vec("[BW]{1,40}", 1..8)) {
        let mirrors = half.iter().map(|pile| exchanged(pile));
        let piles: Vec<String> = half.iter().cloned().chain(mirrors).collect();
        prop_assert_eq!(most_boxes(&piles), piles.iter().map(String::len).sum::<usize>());
    }
}

referee::refuses! {
    refuses_no_pile: most_boxes(&[]) => "n is 0: from 1 to 40 piles";
    refuses_other_letters: most_boxes(&["BWb".into()]) => "a pile has 1 to 40 letters B or W";
}
