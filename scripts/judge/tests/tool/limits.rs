//! The judge's limits: the cases keep them, some case reaches each, and the page states each.

use crate::house_style::{are_some, each};
use judge::workspace::order::Language::En;
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
        let text = problem.page(En).unwrap().part("Input").replace('\n', " ");
        count.set(count.get() + limits.len());
        for (name, limit) in limits {
            todo.unless(limit.is_reached, format!("no case has {name} at its limit"));
            let is_told = limit.most == i128::from(u64::MAX) || tells(&text, limit.most);
            todo.unless(
                is_told,
                format!("the page does not tell that {name} is at most {}", limit.most),
            );
        }
    });
    assert!(count.get() > 100 || are_some(), "only {} limits", count.get());
}

/// Whether a text states this limit, in one of the ways in which people write it.
fn tells(text: &str, most: i128) -> bool {
    let ends = |letter: char| !letter.is_alphanumeric() && !"·⁰¹²³⁴⁵⁶⁷⁸⁹".contains(letter);
    let has = |form: &str| {
        text.match_indices(form).any(|(at, _)| {
            let (before, after) = (&text[..at], &text[at + form.len()..]);
            before.chars().next_back().is_none_or(ends) && after.chars().next().is_none_or(ends)
        })
    };
    let below = |form: String| ["< ", "below "].iter().any(|word| has(&format!("{word}{form}")));
    forms(most).iter().any(|form| has(form)) || forms(most + 1).into_iter().any(below)
}

/// The ways to write a number: 200 000, 200000, 2·10⁵; 2147483647, 2³¹ − 1.
fn forms(number: i128) -> Vec<String> {
    let power = |exponent: u32| -> String {
        let digit = |digit: char| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit as usize - '0' as usize).unwrap();
        exponent.to_string().chars().map(digit).collect()
    };
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|g| std::str::from_utf8(g).unwrap()).collect();
    let mut forms = vec![digits.clone(), groups.join(" ")];
    let zeros = digits.len() - digits.trim_end_matches('0').len();
    match &digits[..digits.len() - zeros] {
        "1" => forms.push(format!("10{}", power(zeros as u32))),
        front => forms.push(format!("{front}·10{}", power(zeros as u32))),
    }
    if number > 0 && (number + 1).count_ones() == 1 {
        forms.push(format!("2{} − 1", power((number + 1).ilog2())));
    }
    if number.count_ones() == 1 {
        forms.push(format!("2{}", power(number.ilog2())));
    }
    forms
}

#[test]
fn limits_are_found_as_people_write_them() {
    for (text, most) in [
        ("n ≤ 200 000, all", 200_000),
        ("n ≤ 2·10⁵.", 200_000),
        ("heaps below 10⁴, some", 9999),
        ("T, n < 100; F", 99),
        ("to 2³¹ − 1.", (1 << 31) - 1),
        ("below 2³¹ (not", (1 << 31) - 1),
    ] {
        assert!(tells(text, most), "{text}");
    }
    for (text, most) in [("n ≤ 1 200 000", 20_000), ("2·10⁵", 100_000), ("10⁵", 99_999)] {
        assert!(!tells(text, most), "{text}");
    }
}
