//! The cases: each kind is there, they keep the judge's limits, some case reaches each, and the page states each.

use super::page::to_be_written;
use super::{Todo, Whole};
use anyhow::Result;
use fs_err as fs;
use spec::talk::{replay, sides};
use spec::validator::{Limit, Limits};
use spec::Spec;
use std::collections::HashSet;
use workspace::order::Language::{En, Zh};
use workspace::selection::cases;
use workspace::{Case, Problem};

/// The prefixes of cases; all but the last are within what the judge promises.
const KINDS: [&str; 5] = ["sample-", "edge-", "max-", "hack-", "beyond-"];

pub fn are_whole(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let folder = whole.workspace.root.join("testdata").join(&problem.name);
    let cases = whole.workspace.cases(problem)?;
    let count = |kind: &str| cases.iter().filter(|case| case.name.starts_with(kind)).count();
    let has_sample = count("sample-") > 0 || problem.facts.no_sample.is_some();
    todo.unless(has_sample, "copy the statement's sample to sample-1, or name no-sample");
    let edges = count("edge-") + count("beyond-");
    todo.unless(edges > 3, "write four edge cases, such as the smallest input, equal numbers, a loss, a number next to a limit");
    todo.unless(count("hack-") > 0, "write a hack case for each tempting mistake");
    let answers = small_answers(&cases)?;
    todo.unless(
        answers > 9,
        "write ten small positions, of numbers below 100, on which nearly right formulas fall",
    );
    for case in &cases {
        let name = &case.name;
        let is_kind = KINDS.iter().any(|kind| name.starts_with(kind));
        todo.unless(is_kind, format!("{name}: a case is a {KINDS:?}…"));
        for path in [&case.input, &case.output] {
            let length = fs::metadata(path)?.len();
            let place = path.file_name().unwrap_or_default().to_string_lossy();
            let is_written = length > 0 || !name.starts_with("sample-");
            todo.unless(is_written, format!("{place} is an empty sample"));
            let is_short = length <= 64 << 10;
            let long = format!("{place}: above 64 KiB; make it under `long` in spec.rs");
            todo.unless(is_short, long);
        }
    }
    let spec = specs::find(&problem.name);
    let long = spec.iter().flat_map(|spec| spec.long).map(|(name, _)| *name);
    for name in cases.iter().map(|case| case.name.as_str()).chain(long) {
        let mut end = name.rsplit('-').map(|part| part.bytes().all(|b| b.is_ascii_digit()));
        let is_group = end.next() == Some(true) && end.next() == Some(true);
        todo.unless(
            !is_group,
            format!("{name}: Hydro takes what ends in two numbers for a case of a group"),
        );
    }
    // It tells scripts/check.cpp not to compare all.
    let notes = folder.join("cases.txt");
    let note = spec.and_then(spec::Spec::note);
    let agree = fs::read_to_string(&notes).ok() == note;
    let wanted = note.map_or("is not needed".into(), |note| format!("says `{}`", note.trim_end()));
    todo.unless(agree, format!("cases.txt {wanted}"));
    for entry in fs::read_dir(&folder)? {
        let file = entry?.path();
        let is_of = |case: &Case| [&case.input, &case.output, &case.hidden].contains(&&file);
        let is_hidden = file.extension().is_some_and(|ending| ending == "hidden");
        let plays = spec.is_some_and(|spec| spec.interact.is_some());
        let is_known = cases.iter().any(is_of) && (!is_hidden || plays);
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        todo.unless(is_known || file == notes, format!("{name}: belongs to no case"));
    }
    Ok(())
}

/// How many lines of answers there are to inputs of numbers below 100. A file may hold a single position: then it
/// takes many cases until a formula that is nearly right falls.
fn small_answers(cases: &[Case]) -> Result<usize> {
    let is_small = |word: &str| word.len() < 3 || !word.ends_with(|end: char| end.is_ascii_digit());
    let (mut inputs, mut answers) = (HashSet::new(), 0);
    for case in cases.iter().filter(|case| !case.is_beyond()) {
        let input = case.promised()?;
        if input.split_whitespace().all(is_small) && inputs.insert(input) {
            answers += fs::read_to_string(&case.output)?.lines().count();
        }
    }
    Ok(answers)
}

/// Where the judge plays, a case is a whole game, which the program of the page wins. That this program
/// says what the case holds is tested in `cases`.
pub fn of_a_talk(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let Some(interact) = specs::find(&problem.name).and_then(|spec| spec.interact) else {
        return Ok(());
    };
    if to_be_written(problem, "spec.rs").is_some() {
        return Ok(());
    }
    for case in whole.workspace.cases(problem)? {
        let name = &case.name;
        let read = |path| fs::read_to_string(path).unwrap_or_default();
        let [hidden, input, output] = [&case.hidden, &case.input, &case.output].map(read);
        todo.unless(!hidden.is_empty(), format!("{name}: write {name}.hidden"));
        let (ending, talk) = replay(interact, &hidden, &output);
        todo.unless(ending.is_ok(), format!("{name}: {ending:?}"));
        let is_so = sides(&talk) == (input, output);
        todo.unless(is_so, format!("{name}: SNAPSHOTS=overwrite cargo test --package judge --test cases {} writes the talk", problem.name));
    }
    Ok(())
}

pub fn are_promised(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    // The template knows nothing of this input.
    if to_be_written(problem, "spec.rs").is_some() {
        return Ok(());
    }
    let spec = specs::of(&problem.name)?;
    for case in whole.workspace.cases(problem)? {
        let (name, is_beyond) = (&case.name, case.is_beyond());
        match spec.limits(&case.promised()?) {
            Err(why) => todo.unless(is_beyond, format!("spec.rs does not accept {name}: {why}: correct `validate`, or, if the judge would not give it, call it beyond-…")),
            Ok(_) => todo.unless(!is_beyond, format!("{name} is not beyond the judge's promise")),
        }
    }
    Ok(())
}

pub fn reach_the_limits(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let mut limits = Limits::new();
    for case in cases(&whole.workspace, problem)?.iter().filter(|case| !case.is_beyond()) {
        add(&mut limits, specs::of(&problem.name)?, case, todo)?;
    }
    let mut texts = vec![];
    for language in [En, Zh] {
        texts.push(problem.page(language)?.part("Input").replace('\n', " "));
    }
    for (name, limit) in limits {
        todo.unless(limit.is_reached, format!("no case has {name} at its limit"));
        let is_told =
            limit.most == i128::from(u64::MAX) || texts.iter().all(|text| tells(text, limit.most));
        let most = limit.most;
        todo.unless(is_told, format!("the page does not tell that {name} is at most {most}"));
    }
    Ok(())
}

fn add(limits: &mut Limits, spec: &Spec, case: &Case, todo: &mut Todo) -> Result<()> {
    match spec.limits(&case.promised()?) {
        Err(why) => todo.add(format!("spec.rs does not accept {}: {why}", case.name)),
        Ok(found) => {
            for (limit, Limit { most, is_reached }) in found {
                let known = limits.entry(limit).or_insert(Limit { most, is_reached });
                known.is_reached |= is_reached;
                // A limit may depend on another number of the input.
                known.most = known.most.max(most);
            }
        }
    }
    Ok(())
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
        let digit = |digit: char| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit as usize - '0' as usize);
        exponent.to_string().chars().filter_map(digit).collect()
    };
    let digits = number.to_string();
    // Four digits stand together.
    let size = if number < 10_000 { 4 } else { 3 };
    let groups: Vec<String> = digits
        .as_bytes()
        .rchunks(size)
        .rev()
        .map(|group| String::from_utf8_lossy(group).into_owned())
        .collect();
    let front = digits.trim_end_matches('0');
    let tens = power(digits.len() - front.len());
    let of_ten = if front == "1" { format!("10{tens}") } else { format!("{front}·10{tens}") };
    let of_two = (number.count_ones() == number.trailing_ones())
        .then(|| format!("2{} − 1", power(number.count_ones() as usize)));
    [groups.join(" "), of_ten].into_iter().chain(of_two).collect()
}

#[cfg(test)]
mod tests {
    use super::tells;

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
        for (text, most) in [("n ≤ 1 200 000", 20_000), ("2·10⁵", 100_000), ("10⁵", 99_999)]
        {
            assert!(!tells(text, most), "{text}");
        }
    }
}
