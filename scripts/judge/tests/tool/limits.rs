//! The judge's limits: the cases keep them, some case reaches each, and the page states each.

use crate::house_style::{are_some, each};
use judge::workspace::order::Language::{En, Zh};
use judge::workspace::selection::cases;
use spec::validator::{Limit, Limits};
use std::cell::Cell;

#[test]
fn a_case_is_within_what_the_judge_promises_or_is_called_beyond() {
    each(|workspace, problem, todo| {
        let spec = match spec::of(&problem.name) {
            Ok(spec) => spec,
            Err(error) => return todo.0.push(error.to_string()),
        };
        let cases = match workspace.cases(problem) {
            Ok(cases) => cases,
            Err(error) => return todo.0.push(error.to_string()),
        };
        for case in cases {
            let kept = spec.limits(&case.promised().unwrap());
            let (name, is_beyond) = (&case.name, case.is_beyond());
            match kept {
                Err(why) => todo.unless(is_beyond, format!("{name}: {why}; call it beyond-…")),
                Ok(_) => {
                    todo.unless(!is_beyond, format!("{name} is not beyond the judge's promise"));
                }
            }
        }
    });
}

#[test]
#[ignore = "long"]
fn each_limit_has_a_case_and_the_page_tells_it() {
    let count = Cell::new(0);
    each(|workspace, problem, todo| {
        let (spec, cases) = match (spec::of(&problem.name), cases(workspace, problem)) {
            (Ok(spec), Ok(cases)) => (spec, cases),
            (Err(error), _) | (_, Err(error)) => return todo.0.push(error.to_string()),
        };
        let mut limits = Limits::new();
        for case in cases {
            if case.is_beyond() {
                continue;
            }
            match spec.limits(&case.promised().unwrap()) {
                Err(why) => todo.0.push(format!("{}: {why}", case.name)),
                Ok(found) => {
                    for (limit, Limit { most, is_reached }) in found {
                        let known = limits.entry(limit).or_insert(Limit { most, is_reached });
                        known.is_reached |= is_reached;
                        // A limit may depend on another number of the input.
                        known.most = known.most.max(most);
                    }
                }
            }
        }
        let texts = [En, Zh]
            .map(|language| problem.page(language).unwrap().part("Input").replace('\n', " "));
        count.set(count.get() + limits.len());
        for (name, limit) in limits {
            todo.unless(limit.is_reached, format!("no case has {name} at its limit"));
            let is_told = limit.most == i128::from(u64::MAX)
                || texts.iter().all(|text| tells(text, limit.most));
            todo.unless(
                is_told,
                format!("the page does not tell that {name} is at most {}", limit.most),
            );
        }
    });
    assert!(count.get() > 100 || are_some(), "only {} limits", count.get());
}

/// Whether a text states this limit in the form in which our pages write numbers, and not as a part of a longer one.
fn tells(text: &str, most: i128) -> bool {
    let is_free = |next: Option<char>| {
        next.is_none_or(|letter| !letter.is_ascii_alphanumeric() && !"·⁰¹²³⁴⁵⁶⁷⁸⁹".contains(letter))
    };
    forms(most).iter().any(|form| {
        text.match_indices(form).any(|(at, _)| {
            let (before, after) = (&text[..at], &text[at + form.len()..]);
            is_free(before.chars().next_back()) && is_free(after.chars().next())
        })
    })
}

/// A number as our pages write it: 200 000 or 2·10⁵; 2³¹ − 1.
fn forms(number: i128) -> Vec<String> {
    let power = |exponent: usize| -> String {
        let digit = |digit: char| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit as usize - '0' as usize).unwrap();
        exponent.to_string().chars().map(digit).collect()
    };
    let digits = number.to_string();
    // Four digits stand together.
    let size = if number < 10_000 { 4 } else { 3 };
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(size).rev().map(|g| std::str::from_utf8(g).unwrap()).collect();
    let front = digits.trim_end_matches('0');
    let tens = power(digits.len() - front.len());
    let of_ten = if front == "1" { format!("10{tens}") } else { format!("{front}·10{tens}") };
    let of_two = (number.count_ones() == number.trailing_ones())
        .then(|| format!("2{} − 1", power(number.count_ones() as usize)));
    [groups.join(" "), of_ten].into_iter().chain(of_two).collect()
}

#[test]
fn limits_are_found_as_our_pages_write_them() {
    for (text, most) in [
        ("n ≤ 200 000, all", 200_000),
        ("n ≤ 5000.", 5000),
        ("n ≤ 2·10⁵.", 200_000),
        ("1 … 10⁴, then", 10_000),
        ("0 … 2³¹ − 1;", (1 << 31) - 1),
    ] {
        assert!(tells(text, most), "{text}");
    }
    for (text, most) in [("n ≤ 1 200 000", 20_000), ("2·10⁵", 100_000), ("10⁵", 99_999)] {
        assert!(!tells(text, most), "{text}");
    }
}
