//! Which inputs keep a promise, and what is said of the others.

use spec::validator::Validator;

fn broken(input: &str) -> String {
    let promise = |words: &mut Validator| {
        words.times("t", 1..=2, |words| words.list("n", 1..=3, "heap", 1..=9));
    };
    Validator::check(input, promise).map_or_else(|why| why, |_| String::from("kept"))
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
    let limits = Validator::check("3 7\n", |words| {
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

fn kept(input: &str, promise: fn(&mut Validator)) -> Result<(), String> {
    Validator::check(input, promise).map(|_| ())
}

#[test]
fn edges_make_a_tree() {
    let tree = |input| kept(input, |words| words.tree(4));
    assert_eq!(tree("1 2\n4 3\n2 3\n"), Ok(()));
    let cycle = Err(String::from("broken promise: the edges make a tree"));
    for input in ["1 2\n2 1\n3 4\n", "1 2\n2 3\n3 1\n", "1 2\n3 3\n3 4\n"] {
        assert_eq!(tree(input), cycle, "{input:?}");
    }
    assert_eq!(tree("1 2\n2 3\n"), Err(String::from("the input ends before a number")));
}

#[test]
fn a_forest_has_trees_of_every_size() {
    let forest = |input| {
        let promise = |words: &mut Validator| {
            let largest = words.forest(7, 4);
            words.at_most("a tree", largest, 4);
        };
        Validator::check(input, promise).map(|limits| limits["a tree"].is_reached)
    };
    assert_eq!(forest("1 2\n3 4\n5 6\n6 7\n"), Ok(false));
    assert_eq!(forest("1 2\n3 4\n1 4\n6 7\n"), Ok(true));
    let why = |promise| Err(format!("broken promise: {promise}"));
    assert_eq!(forest("1 2\n3 4\n1 4\n7 4\n"), why("a tree is at most 4"));
    assert_eq!(forest("1 2\n3 4\n1 4\n3 2\n"), why("the edges make no cycle"));
}

#[test]
fn all_ways_up_end_at_the_root() {
    let parents = |input| kept(input, |words| words.parents(5));
    for input in ["1 1 1 1\n", "3 4 5 1\n", "1 2 3 4\n"] {
        assert_eq!(parents(input), Ok(()), "{input:?}");
    }
    let cycle = Err(String::from("broken promise: the parents make a tree with root 1"));
    for input in ["3 2 1 1\n", "2 1 1 1\n", "3 4 2 1\n", "1 1 5 4\n"] {
        assert_eq!(parents(input), cycle, "{input:?}");
    }
    assert_eq!(parents("1 1 1\n"), Err(String::from("the line ends before a number")));
}

#[test]
fn a_set_names_nothing_twice_and_one_case_is_the_least() {
    let sets = |input| {
        kept(input, |words| {
            words.cases(|words| {
                let [count, most] = words.fields([("n", 1..=3), ("most", 1..=9)]);
                words.distinct(count, "", 1..=most)
            });
        })
    };
    assert_eq!(sets("2 5\n5 1\n1 9\n9\n"), Ok(()));
    assert_eq!(sets("2 5\n5 5\n"), Err(String::from("broken promise: no number is given twice")));
    assert_eq!(sets("2\n5 1\n"), Err(String::from("the line ends before most")));
    assert_eq!(sets(""), Err(String::from("the input ends before n")));
}
