//! Which inputs keep a promise, and what is said of the others.

use spec::words::Words;

fn broken(input: &str) -> String {
    let promise = |words: &mut Words| {
        words.times("t", 1..=2, |words| words.list("n", 1..=3, "heap", 1..=9));
    };
    Words::check(input, promise).map_or_else(|why| why, |_| String::from("kept"))
}

#[test]
fn a_broken_promise_is_named() {
    for (input, why) in [
        ("1\n2\n1 9\n", "kept"),
        ("1 \n2\n1  9 ", "kept"),
        ("1\n2\n1\n9\n", "the line ends before heap"),
        ("1\n2 1 9\n", "unexpected `1` at the end of a line"),
        ("1\n2\n1 9 9\n", "unexpected `9` at the end of a line"),
        ("1\n2\n1 9\n9\n", "unexpected `9` after the end of the input"),
        ("1\r\n2\r\n1 9\r\n", "`1\r` is not t"),
        ("1\n2\n1 10\n", "heap is from 1 to 9, not 10"),
        ("1\n2\n01 9\n", "`01` is not heap"),
        ("1\n1\n+9\n", "`+9` is not heap"),
        ("1\n1\n-0\n", "`-0` is not heap"),
        ("1\n1\n0\n", "heap is from 1 to 9, not 0"),
        ("2\n1\n9\n", "the input ends before n"),
        ("", "the input ends before t"),
    ] {
        assert_eq!(broken(input), why, "{input:?}");
    }
}

#[test]
fn limits_are_reached_or_not() {
    let limits = Words::check("3 7\n", |words| {
        words.number("n", 1..=3);
        words.number("", 1..=7);
        words.end();
        words.at_most("the sum", 10, 12);
    });
    let limits = limits.unwrap();
    let found: Vec<_> =
        limits.iter().map(|(name, limit)| (*name, limit.most, limit.is_reached)).collect();
    assert_eq!(found, [("n", 3, true), ("the sum", 12, false)]);
}
