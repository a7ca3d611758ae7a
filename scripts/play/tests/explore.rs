//! The values and periods of rules of one heap.

use play::explore::{Period, Rule};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

fn values(rule: &str, count: usize) -> Vec<usize> {
    Rule::read(rule).unwrap().table().values[..count].to_vec()
}

#[test]
fn values_are_those_in_print() {
    assert_eq!(values("1 3 4", 9), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
    // Nim, Kayles, Dawson's Kayles, Lasker's Nim, Grundy's game.
    assert_eq!(values("0.3…", 6), [0, 1, 2, 3, 4, 5]);
    assert_eq!(values("0.77", 12), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    assert_eq!(values("0.07", 12), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3]);
    assert_eq!(values("4.3...", 9), [0, 1, 2, 4, 3, 5, 6, 8, 7]);
    assert_eq!(values("unequal", 12), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2]);
}

#[test]
fn periods_are_those_in_print() {
    for (rule, start, length) in
        [("1 3 4", 0, 7), ("1 2 3", 0, 4), ("0.77", 71, 12), ("0.07", 53, 34), ("0.137", 52, 34)]
    {
        let period = Rule::read(rule).unwrap().table().period.unwrap();
        assert_eq!((period.start, period.length), (start, length), "{rule}");
    }
    assert_eq!(Rule::read("unequal").unwrap().table().period, None);
    assert_eq!(Rule::read("0.3…").unwrap().table().period, None);
}

/// The values go on far beyond what proves a period; no shorter one holds to their end.
#[test]
#[ignore = "long"]
fn a_proved_period_holds_to_the_end_of_the_table() {
    let proved = AtomicUsize::new(0);
    let holds = |code: usize| {
        let Some(rule) = Rule::read(&format!("0.{code:03o}")) else { return };
        let table = rule.table();
        let Some(Period { start, length, enough }) = table.period else { return };
        let values = &table.values;
        assert!(values.len() > enough + length);
        assert!((start..values.len() - length).all(|n| values[n] == values[n + length]));
        proved.fetch_add(1, Ordering::Relaxed);
    };
    // Every fifth code, by two threads.
    thread::scope(|scope| {
        for first in [1, 6] {
            scope.spawn(move || (first..512).step_by(10).for_each(holds));
        }
    });
    let proved = proved.into_inner();
    assert!(proved > 50, "of some hundred codes only {proved} have a proved period");
}

#[test]
fn an_option_is_told_with_its_value() {
    let choices = Rule::read("0.77").unwrap().explain(3);
    let expected = [([0, 2], 2), ([1, 1], 0), ([0, 1], 1)];
    assert_eq!(choices, expected);
}

#[test]
fn what_is_no_rule_is_refused() {
    for text in ["", "0", "0 1", "x", "0.8", "1.3", "0.0", "3001", "0.", ".", "…"] {
        assert!(Rule::read(text).is_none(), "{text}");
    }
}
