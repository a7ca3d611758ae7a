#[path = "rules.rs"]
mod rules;

use super::{alice_wins, values};
use proptest::prelude::*;
use referee::{partizan, Game, Player, Referee};
use rules::{Colour, Rules};
use shared::grundy::mex;

fn wins(word: &str) -> bool {
    alice_wins(word, &values(word.len()))
}

#[test]
fn agrees_with_the_rules_on_every_short_word() {
    for cells in 2..=13 {
        let rules = |cells: &Vec<Colour>, player| Rules::options_of(cells, player);
        let mut referee = Referee::normal(partizan(rules));
        for red in 0..1_u32 << cells {
            let is_red = |i: u32| red >> i & 1 == 1;
            let colour = |i| if is_red(i) { Colour::Red } else { Colour::Blue };
            let row: Vec<Colour> = (0..cells).map(colour).collect();
            let word: String = (0..cells).map(|i| if is_red(i) { 'R' } else { 'B' }).collect();
            assert_eq!(wins(&word), referee.is_won(&(row, Player::Left)), "{word}");
        }
    }
}

/// By the definition, much further than the proof asks.
#[test]
fn the_values_repeat_from_53_on_and_no_sooner() {
    let mut d = vec![0, 0];
    for l in 2..=3000 {
        d.push(mex((0..=l - 2).map(|i| d[i] ^ d[l - 2 - i])));
    }
    let exceptions: Vec<usize> = (0..=3000 - 34).filter(|&l| d[l] != d[l + 34]).collect();
    assert_eq!(exceptions, [0, 15, 17, 32, 35, 52]);
    assert_eq!(values(3000), d);
    assert!(d.iter().all(|&value| value <= 9));
    assert!((2..=3000).step_by(2).all(|l| d[l] != 0));
    for (from, line) in [
        (0, "0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7"),
        (34, "4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 2 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7"),
        (68, "4 8 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 9 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7"),
    ] {
        let printed: Vec<String> = d[from..from + 34].iter().map(usize::to_string).collect();
        assert_eq!(printed.join(" "), line);
    }
}

/// Rows of a, 2 and b cells, as many red as blue ones.
#[test]
fn the_rows_are_a_sum_of_games() {
    let d = values(400);
    let row = |l: usize, first: usize| (0..l).map(move |i| ["R", "B"][(first + i) % 2]);
    for a in (1..400).step_by(2) {
        for b in (1..a).step_by(2) {
            let word: String = row(a, 0).chain(row(2, 0)).chain(row(b, 1)).collect();
            assert_eq!(wins(&word), d[a] ^ d[2] ^ d[b] != 0, "{a} {b}");
        }
    }
}

proptest! {
    /// The middle pair, then the mirror.
    #[test]
    fn a_word_that_alternates_is_won_if_even(pairs in 1..100_000_usize) {
        prop_assert!(wins(&"RB".repeat(pairs)));
        prop_assert!(!wins(&("RB".repeat(pairs) + &"BR".repeat(pairs))));
        prop_assert!(wins(&("RB".repeat(pairs) + "R")) && !wins(&("BR".repeat(pairs) + "B")));
    }
}

#[test]
fn the_examples_are_right() {
    assert!(wins("RRBRBB") && wins("RB") && !wins("RBBR") && wins("RBRB"));
}

referee::refuses! {
    refuses_other_letters: wins("RrB") => "a cell must be R or B";
}
