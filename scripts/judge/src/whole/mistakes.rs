//! The mistakes on the page, as programs: each gets its verdict on its case and is right on another case, and a hunt
//! finds it within seconds, with the same verdict and a small input.

use super::{Todo, Whole};
use crate::hunt::Hunt;
use crate::run::check::Task;
use crate::run::{Limits, Program};
use anyhow::{bail, Result};
use fs_err as fs;
use spec::talk::Talk;
use spec::{Mistake, Verdict, Wrong};
use std::io::{stdin, stdout, Read, Write};
use std::time::Duration;
use workspace::order::Language::En;
use workspace::page::cases_named;
use workspace::selection::case;
use workspace::{Case, Problem};

/// The first argument that makes the judge's executable a wrong program; problem and case follow.
pub const WRONG: &str = "--wrong";

/// Mistakes that no small input shows, and the most bytes that a shrunk input may have.
const LONG: [(&str, usize); 10] = [
    ("bowling-pins/hack-preperiod-70", 100),
    ("removal-game/hack-zero-stored", 10_100),
    ("colouring-game/hack-preperiod", 100),
    ("set-nim/hack-many-values", 300),
    ("zjoi2009-colouring/hack-shift", 300),
    ("strange-nim/max-steps", 4500),
    ("games-on-dag/hack-shift", 600),
    ("games-on-dag/hack-negative", 400),
    ("sdoi2016-coins/hack-sum", 60),
    ("sdoi2016-coins/hack-once", 80),
];

/// Mistakes that are wrong on every input: they print the other verdict, one set of heaps too many for
/// each heap, or a wrong first letter.
const NEVER_RIGHT: [&str; 3] = [
    "heoi2014-jiangnan/hack-digits",
    "daizhenyangs-coin/hack-verdict",
    "gzoi2017-stones/hack-empty-rest",
];

/// Is the wrong program of a problem for a case.
pub fn be_wrong(problem: &str, case: &str) -> Result<()> {
    let Some(mistake) = specs::of(problem)?.mistake(case) else {
        bail!("{problem} has no mistake {case}")
    };
    match mistake.program {
        Wrong::Prints(_) => {
            let mut text = String::new();
            stdin().read_to_string(&mut text)?;
            stdout().write_all(mistake.program.printed(&text).as_bytes())?;
        }
        Wrong::Plays(player) => {
            let mut next = |said: &str| {
                let is_said = stdout().write_all(said.as_bytes()).and_then(|()| stdout().flush());
                is_said.ok().and_then(|()| stdin().lines().next()?.ok())
            };
            let mut talk = Talk::new(&mut next);
            // It ends when the judge says nothing more.
            let _ = player(&mut talk);
            stdout().write_all(talk.unsent().as_bytes())?;
        }
    }
    Ok(())
}

fn mistakes(problem: &Problem) -> &'static [Mistake] {
    specs::find(&problem.name).map_or(&[], |spec| spec.mistakes)
}

fn wrong_program(whole: &Whole, problem: &Problem, mistake: &Mistake) -> Program {
    let arguments = vec![WRONG.into(), problem.name.clone().into(), mistake.case.into()];
    Program { path: whole.judge.clone(), arguments }
}

/// Wrong programs are built without optimisation, so they get more time, unless they must be too slow.
fn limits(problem: &Problem, mistake: &Mistake) -> Limits {
    let is_slow = mistake.verdict == Verdict::TLE;
    let time = if is_slow { Limits::of(problem).time } else { Duration::from_secs(6) };
    Limits { time, memory: 1 << 30, is_ended_at_once: true, ..Limits::default() }.strict()
}

fn task(whole: &Whole, problem: &Problem, mistake: &Mistake, cases: Vec<Case>) -> Task {
    let (program, limits) = (wrong_program(whole, problem, mistake), limits(problem, mistake));
    Task { problem: problem.name.clone(), program, limits, cases }
}

/// Page and `spec.rs` have the same mistakes, in the same order.
pub fn are_told(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let text = problem.page(En)?.part("Mistakes").replace('\n', " ");
    // The template has one in spec.rs.
    if text.contains("To be written") {
        return Ok(());
    }
    let told: Vec<&str> = cases_named(&text).collect();
    let programs: Vec<&str> = mistakes(problem).iter().map(|mistake| mistake.case).collect();
    todo.unless(!told.is_empty(), "tell of a mistake under Mistakes, and name its case");
    for case in told.iter().filter(|case| !programs.contains(case)) {
        todo.add(format!("spec.rs has no wrong program for `{case}`"));
    }
    for case in programs.iter().filter(|case| !told.contains(case)) {
        todo.add(format!(
            "spec.rs has a wrong program for `{case}`, which the page does not tell of"
        ));
    }
    let is_same = told == programs || told.len() != programs.len();
    todo.unless(is_same, format!("spec.rs has the page's mistakes in another order: {told:?}"));
    let written = whole.workspace.cases(problem)?;
    let written = written.iter().map(|case| case.name.as_str());
    let all: Vec<&str> =
        written.chain(specs::long(&problem.name).iter().map(|long| long.0)).collect();
    for case in told.iter().filter(|case| !all.contains(case)) {
        todo.add(format!("Mistakes names `{case}`, which is no case"));
    }
    for case in all.iter().filter(|case| case.starts_with("hack-") && !told.contains(case)) {
        todo.add(format!("say under Mistakes what `{case}` shows"));
    }
    Ok(())
}

/// The case that the page names shows the mistake.
pub fn fall(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let mut runner = whole.runner()?;
    for mistake in mistakes(problem) {
        let case = case(&whole.workspace, problem, mistake.case)?;
        let task = task(whole, problem, mistake, vec![case.clone()]);
        let finding = task.check(&mut runner, &case)?.finding;
        let (is, should, name) = (finding.verdict(), mistake.verdict, mistake.case);
        todo.unless(
            is == should,
            format!("{name}: declared as {should}, but it is {is}: {finding:?}"),
        );
    }
    Ok(())
}

/// The program is right on another case: what is wrong everywhere tempts nobody.
pub fn tempt(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let mut runner = whole.runner()?;
    for mistake in mistakes(problem) {
        let mut cases = whole.workspace.cases(problem)?;
        cases.retain(|case| case.name != mistake.case && !case.is_beyond());
        cases.sort_by_cached_key(|case| fs::metadata(&case.input).map_or(0, |file| file.len()));
        let task = task(whole, problem, mistake, cases);
        let (mut others, mut is_ever_right) = (task.cases.iter(), false);
        while let Some(case) = others.next().filter(|_| !is_ever_right) {
            is_ever_right = task.check(&mut runner, case)?.is_right();
        }
        let name = format!("{}/{}", problem.name, mistake.case);
        match (is_ever_right, NEVER_RIGHT.contains(&name.as_str())) {
            (false, false) => todo.add(format!("{}: it is right on no other case", mistake.case)),
            (true, true) => todo.add(format!("{}: it is right on another case", mistake.case)),
            _ => {}
        }
    }
    Ok(())
}

/// A hunt finds the mistake and shrinks the input.
pub fn are_found(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    for mistake in mistakes(problem) {
        let hunt = Hunt {
            judge: &whole.judge,
            spec: specs::of(&problem.name)?,
            size: None,
            seed: 1,
            ours: Some(whole.program(&problem.name)?),
            theirs: wrong_program(whole, problem, mistake),
            limits: limits(problem, mistake),
            // A slow program uses its whole limit in each run; the other hunts end long before, if the machine is not busy.
            time: Duration::from_secs(if mistake.verdict == Verdict::TLE { 20 } else { 60 }),
        };
        let outcome = hunt.run(2, &mut |_| ())?;
        let (tried, case) = (outcome.tried, mistake.case);
        let Some(found) = outcome.found else {
            todo.add(format!("{case}: no hunt finds it, on {tried} inputs"));
            continue;
        };
        let (is, should) = (found.finding.verdict(), mistake.verdict);
        todo.unless(is == should, format!("{case}: a hunt finds {is} in place of {should}"));
        // Enough for two heaps below 2⁶⁴.
        let name = format!("{}/{case}", problem.name);
        let most = LONG.iter().find(|long| long.0 == name).map_or(45, |long| long.1);
        let input = found.input;
        let is_small = input.len() <= most;
        let begins: String = input.chars().take(200).collect();
        todo.unless(is_small, format!("{case}: {} bytes are left: {begins}", input.len()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{LONG, NEVER_RIGHT};

    #[test]
    fn exceptions_are_mistakes() {
        for name in LONG.iter().map(|long| long.0).chain(NEVER_RIGHT) {
            let (problem, case) = name.split_once('/').unwrap();
            assert!(specs::of(problem).unwrap().mistake(case).is_some(), "{name}");
        }
    }
}
