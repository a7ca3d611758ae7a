#[path = "rules.rs"]
mod rules;

use super::{aims, first_player_wins};
use itertools::Itertools;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::{Match, Rules};

fn group(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// For 1, 2, … rounds.
fn agrees(words: &[String], rounds: u64) {
    let mut referee = Referee::normal(Rules::options);
    for k in 1..=rounds {
        let group = words.iter().map(ToString::to_string).collect();
        let won = referee.is_won(&Match { rounds: k, word: String::new(), group });
        assert_eq!(first_player_wins(words, k), won, "{k} {words:?}");
    }
}

/// Every trie over two letters, by its leaves: no deeper than that, below the word.
fn tries(depth: usize, word: &str) -> Vec<Vec<String>> {
    let mut found = vec![vec![]];
    for letter in ["a", "b"].iter().filter(|_| depth > 0) {
        let below = tries(depth - 1, &format!("{word}{letter}"));
        let with = |leaves: &Vec<String>| {
            below.iter().map(|more| [&leaves[..], more].concat()).collect::<Vec<_>>()
        };
        found.extend(found.clone().iter().flat_map(with));
    }
    if !word.is_empty() {
        found[0] = vec![word.to_owned()];
    }
    found
}

#[test]
fn agrees_with_the_rules_on_every_small_trie() {
    let tries = tries(3, "");
    assert_eq!(tries.len(), 676);
    for words in &tries[1..] {
        agrees(words, 6);
    }
}

/// Words within words too.
fn agrees_on_groups(letters: u64, longest: usize, rounds: u64) {
    let words = (1..=longest).flat_map(|length| small::sequences(length, letters - 1));
    let spell = |word: Vec<u64>| word.iter().map(|&i| ["a", "b", "c"][i as usize]).collect();
    for words in words.map(spell).powerset().filter(|words| !words.is_empty()) {
        agrees(&words, rounds);
    }
}

#[test]
fn agrees_with_the_rules_on_every_group_of_words_of_two_letters() {
    agrees_on_groups(2, 2, 6);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_group_of_longer_words() {
    agrees_on_groups(2, 3, 3);
    agrees_on_groups(3, 2, 3);
}

proptest! {
    #[test]
    fn agrees_with_the_rules_on_larger_groups(
        words in prop::collection::vec("[abc]{1,6}", 1..8),
    ) {
        agrees(&words, 3);
    }

    /// Twice the same word changes nothing.
    #[test]
    fn a_word_may_be_given_twice(words in prop::collection::vec("[a-d]{1,6}", 1..20)) {
        prop_assert_eq!(aims(&words), aims(&[&words[..], &words].concat()));
    }
}

#[test]
fn the_examples_are_right() {
    for (words, expected) in [
        (&["ab"][..], (false, true)),
        (&["a"], (true, false)),
        (&["a", "bc"], (true, true)),
        (&["aa", "abc"], (false, false)),
    ] {
        assert_eq!(aims(&group(words)), expected, "{words:?}");
    }
}

/// Where the second player has to lose.
#[test]
fn a_single_long_word_leaves_no_choice() {
    for length in [1, 2, 3, 99_999, 100_000] {
        let is_odd = length % 2 == 1;
        assert_eq!(aims(&["z".repeat(length)]), (is_odd, !is_odd));
    }
    assert!(first_player_wins(&["z".repeat(99_999)], u64::MAX));
    assert!(!first_player_wins(&["z".repeat(99_999)], u64::MAX - 1));
}

referee::refuses! {
    refuses_no_round: first_player_wins(&group(&["a"]), 0) => "there must be a word and a round";
    refuses_other_letters: first_player_wins(&group(&["aB"]), 1) => "aB: letters are from a to z";
}
