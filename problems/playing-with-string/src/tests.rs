#[path = "rules.rs"]
mod rules;

use super::{first_winning_cut, values};
use proptest::prelude::*;
use referee::{Game, Player, Referee};
use rules::Rules;

/// All words of that length with at most that many letters, which first occur in the order of
/// the alphabet.
fn words(length: usize, letters: u8) -> Vec<Vec<u8>> {
    let mut words = vec![vec![]];
    for _ in 0..length {
        let longer = |word: &Vec<u8>| {
            let new = word.iter().max().map_or(b'a', |letter| letter + 1);
            let word = word.clone();
            (b'a'..=new.min(b'a' + letters - 1)).map(move |letter| [&word[..], &[letter]].concat())
        };
        words = words.iter().flat_map(longer).collect();
    }
    words
}

/// The order of the papers does not count: sorted, the same ones are the same position.
fn sorted(mut papers: Vec<String>) -> Vec<String> {
    papers.sort_unstable();
    papers
}

fn agrees(ranges: &[(usize, u8)]) {
    let mut referee = Referee::normal(|papers: &Vec<String>| {
        Rules::options(papers).into_iter().map(sorted).collect()
    });
    for &(longest, letters) in ranges {
        for word in (1..=longest).flat_map(|length| words(length, letters)) {
            let text = String::from_utf8(word.clone()).unwrap();
            let mut moves = Rules::moves(&vec![text.clone()], Player::Left).into_iter();
            let first = moves.find(|(_, to)| !referee.is_won(&sorted(to.clone())));
            assert_eq!(first_winning_cut(&word), first.map(|(place, _)| place + 1), "{text}");
        }
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_word() {
    agrees(&[(7, 7), (9, 3), (12, 2)]);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_word_of_8_letters_11_of_3_or_16_of_2() {
    agrees(&[(8, 8), (11, 3), (16, 2)]);
}

#[test]
fn the_table_of_the_page_is_right_and_the_values_repeat_from_52_on() {
    let d = values(1500);
    assert_eq!(d[..17], [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2]);
    let exceptions: Vec<usize> = (0..=1500 - 34).filter(|&m| d[m] != d[m + 34]).collect();
    assert_eq!(exceptions, [14, 16, 31, 34, 51]);
    assert_eq!((d[14], d[48]), (0, 4));
}

proptest! {
    /// After the winning cut the nim-sum is 0; the runs of three words side by side are theirs.
    #[test]
    fn a_word_twice_is_lost_and_a_winning_cut_leaves_a_lost_word(
        letters in prop::collection::vec(b'a'..=b'c', 1..400),
    ) {
        let twice = [&letters[..], b"yz", &letters].concat();
        prop_assert_eq!(first_winning_cut(&twice), None);
        if let Some(i) = first_winning_cut(&letters) {
            // The papers side by side, with letters between that make no centre.
            let after = [&letters[..i - 1], b"yz", &letters[i..]].concat();
            prop_assert_eq!(first_winning_cut(&after), None);
        }
    }

    #[test]
    fn palindromes_are_as_the_page_says(half in prop::collection::vec(b'a'..=b'b', 1..200)) {
        let mirror: Vec<u8> = half.iter().rev().copied().collect();
        let odd = [&half[..], b"c", &mirror].concat();
        prop_assert!(first_winning_cut(&odd).is_some_and(|i| i <= half.len() + 1));
        let even = [&half[..], &mirror].concat();
        let is_centre = |i: &usize| *i > 1 && *i < even.len() && even[i - 2] == even[*i];
        let run = (1..=half.len()).rev().take_while(is_centre).count();
        prop_assert_eq!(first_winning_cut(&even).is_none(), values(2 * run)[2 * run] == 0);
    }
}

#[test]
fn the_examples_are_right() {
    let cut = |word: &str| first_winning_cut(word.as_bytes());
    assert_eq!(["abba", "aaaaaa", "a", "aa"].map(cut), [None; 4]);
    assert_eq!(["aaaa", "aaaaa", "abacaba"].map(cut), [Some(2), Some(3), Some(2)]);
}
