//! The values and periods of rules of one heap.

use play::explore::{Period, Rule};
use play::pairs::Moves;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

fn values(rule: &str, count: usize) -> Vec<usize> {
    Rule::read(rule).unwrap().table().values[..count].to_vec()
}

#[test]
fn values_are_those_in_print() {
    assert_eq!(values("1 3 4", 9), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
    assert_eq!(values("1, 3-4", 9), values("1 3 4", 9));
    assert_eq!(values("1-3", 9), [0, 1, 2, 3, 0, 1, 2, 3, 0]);
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
    for text in
        ["", "0", "0 1", "x", "0.8", "1.3", "0.0", "3001", "0.", ".", "…", "3-1", "1-9999", "-1"]
    {
        assert!(Rule::read(text).is_none(), "{text}");
    }
}

/// The map of a rule, and the heaps of its lost positions below 12.
fn map(rule: &str) -> (Vec<Vec<usize>>, Vec<[usize; 2]>) {
    let map = Moves::read(rule).unwrap().map();
    let cells = (0..12).flat_map(|x| (x..12).map(move |y| [x, y]));
    let lost = cells.filter(|&[x, y]| map[x][y] == 0).collect();
    (map, lost)
}

#[test]
fn maps_are_those_in_print() {
    let (rook, lost) = map("rook");
    assert!(rook
        .iter()
        .enumerate()
        .all(|(x, row)| row.iter().enumerate().all(|(y, &g)| g == x ^ y)));
    assert_eq!(lost.len(), 12);
    // Wythoff's pairs.
    assert_eq!(map("queen").1, [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10]]);
    assert_eq!(map("king").1.len(), 21); // both even
                                         // A pile moves by chess: (0, 0), (0, 1), (1, 1) have no move, and (4, 4) leads to won cells alone.
    let knight = map("knight").1;
    assert!(knight.starts_with(&[[0, 0], [0, 1]]) && knight.contains(&[4, 4]));
    // Euclid: lost if the ratio is less than the golden one; an empty heap ends play.
    let euclid = map("euclid").0;
    for x in 1..60 {
        for y in x..60 {
            let is_lost = x < y && y * y < x * y + x * x;
            assert_eq!(euclid[x][y] == 0, is_lost, "{x} {y}");
        }
    }
    // The values of a sum are the nim-sums of the values.
    let (sum, one) = (map("sum 1 3 4").0, values("1 3 4", 60));
    assert!((0..60).all(|x| (0..60).all(|y| sum[x][y] == one[x] ^ one[y])));
}

#[test]
fn a_step_may_put_on_the_other_heap() {
    assert_eq!(Moves::read("1,-1 2,0").unwrap().options(3, 5), [[1, 5], [2, 6]]);
    assert_eq!(Moves::read("1,-1*").unwrap().options(2, 0), [[0, 2], [1, 1]]);
    for text in ["", "x", "0,0", "-1,1", "1,-2", "1", "99,1", "sum", "sum 0.77", "1,0 x"] {
        assert!(Moves::read(text).is_none(), "{text}");
    }
}
