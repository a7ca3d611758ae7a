//! The shrinker on lists of numbers.

use super::{shrink, Callbacks, Candidate};
use spec::random::List;
use std::cell::Cell;
use std::time::{Duration, Instant};

/// A generator: a count and as many numbers; missing choices are 0.
fn list(choices: &[u64]) -> Candidate {
    let at = |i: usize| choices.get(i).copied().unwrap_or(0);
    let choices: Vec<u64> = (0..=at(0) as usize).map(at).collect();
    let text = choices.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let lists = vec![List { count: 0, ends: (1..=choices.len()).collect() }];
    Candidate { text, choices, lists }
}

fn numbers(text: &str) -> Vec<u64> {
    text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect()
}

fn smallest(start: &[u64], holds: impl Fn(&[u64]) -> bool) -> Vec<u64> {
    let first = list(&[&[start.len() as u64], start].concat());
    let mut best = first.text.clone();
    let mut remember = |text: &str| {
        let does = holds(&numbers(text));
        if does {
            text.clone_into(&mut best);
        }
        does
    };
    let callbacks = Callbacks { is_over: &|| false, make: &list, holds: &mut remember };
    shrink(first, None, callbacks);
    numbers(&best)
}

#[test]
fn one_number_above_a_bound_comes_down_to_it() {
    let large = [5, 1_000_000, 0, 77, 3, 999];
    let is_above = |numbers: &[u64]| numbers.iter().any(|&n| n >= 70);
    assert_eq!(smallest(&large, is_above), [70]);
    assert!(smallest(&large, |_| true).is_empty());
}

#[test]
fn a_nim_sum_of_zero_is_kept_while_numbers_come_down() {
    let sum = |numbers: &[u64]| numbers.iter().fold(0, |sum, n| sum ^ n);
    let found = smallest(&[0b01100, 0b11001, 0b10101, 9, 9], |numbers| {
        numbers.len() > 2 && sum(numbers) == 0 && numbers.iter().any(|&n| n > 0)
    });
    assert_eq!((found.len(), found.iter().sum::<u64>()), (3, 2), "{found:?}");
}

#[test]
fn a_known_place_is_tried_alone() {
    let asked = Cell::new(0);
    let mut holds = |text: &str| {
        asked.set(asked.get() + 1);
        text.ends_with("77")
    };
    let numbers: Vec<u64> = (1..=100).collect();
    let first = list(&[&[100], &numbers[..]].concat());
    let is_over = || asked.get() >= 2;
    let callbacks = Callbacks { is_over: &is_over, make: &list, holds: &mut holds };
    shrink(first, Some((76, 100)), callbacks);
    assert_eq!(asked.get(), 2, "without what follows, without what is before");
}

#[test]
fn of_several_lists_the_one_with_as_many_elements_as_answers_is_cut_to_the_wrong_one() {
    let edges_and_questions = |choices: &[u64]| {
        let at = |i: usize| choices.get(i).copied().unwrap_or(0);
        let edges = at(0) as usize;
        let questions = at(edges + 1) as usize;
        let choices: Vec<u64> = (0..edges + questions + 2).map(at).collect();
        let ends = |from: usize, count: usize| (from + 1..=from + 1 + count).collect();
        let lists = vec![
            List { count: 0, ends: ends(0, edges) },
            List { count: edges + 1, ends: ends(edges + 1, questions) },
        ];
        let text = choices.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        Candidate { text, choices, lists }
    };
    let (asked, mut last) = (Cell::new(0), String::new());
    let mut holds = |text: &str| {
        asked.set(asked.get() + 1);
        text.clone_into(&mut last);
        true
    };
    let first = edges_and_questions(&[3, 10, 11, 12, 5, 20, 21, 22, 23, 24]);
    let is_over = || asked.get() >= 2;
    let callbacks = Callbacks { is_over: &is_over, make: &edges_and_questions, holds: &mut holds };
    assert!(!shrink(first, Some((2, 5)), callbacks));
    assert_eq!(last, "3 10 11 12 1 22");
}

#[test]
fn a_number_loses_the_binary_ones_that_do_not_matter() {
    let low = |numbers: &[u64]| numbers.iter().any(|&n| n & 0xfff == 0x123);
    assert_eq!(smallest(&[2_836_508_204_403_134_755], low), [0x123]);
}

/// How many inputs are tried if the time is over after `asks`, and how many steps follow.
fn stopped(start: &[u64], asks: usize, holds: impl Fn(&[u64]) -> bool) -> [usize; 2] {
    let (asked, late) = (Cell::new(0), Cell::new(0));
    let mut count = |text: &str| {
        asked.set(asked.get() + 1);
        holds(&numbers(text))
    };
    let is_over = || {
        let is_over = asked.get() >= asks;
        late.set(late.get() + usize::from(is_over));
        is_over
    };
    let first = list(&[&[start.len() as u64], start].concat());
    let callbacks = Callbacks { is_over: &is_over, make: &list, holds: &mut count };
    shrink(first, None, callbacks);
    [asked.get(), late.get()]
}

#[test]
fn nothing_more_is_tried_when_the_time_is_over_wherever_that_is() {
    let large = [5, 1_000_000, 0, 77, 3, 999];
    let is_apart = |numbers: &[u64]| numbers.len() > 1 && numbers[0].abs_diff(numbers[1]) > 40;
    for asks in 1.. {
        let [asked, late] = stopped(&large, asks, is_apart);
        assert!(asked <= asks && late < 200, "{asked} of {asks}, {late} steps");
        if asked < asks {
            assert!(asks > 20, "only {asks} are tried at all");
            break;
        }
    }
}

#[test]
fn a_long_input_is_left_at_once_when_the_time_is_over() {
    let start = Instant::now();
    let [asked, late] = stopped(&vec![3; 200_000], 5, |numbers| numbers.len() > 140_000);
    assert!(asked == 5 && late < 200, "{asked} are tried, {late} steps follow");
    assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
}
