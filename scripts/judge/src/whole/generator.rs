//! The generator: the same seed makes the same input, our program accepts all inputs, and about half of the inputs are
//! losses for the first player.

use super::{Todo, Whole};
use crate::run::play::play;
use crate::run::verdict::Finding;
use crate::run::{Exit, Limits, Runner};
use anyhow::{ensure, Result};
use fs_err as fs;
use spec::Size;
use std::collections::HashSet;
use std::time::Duration;
use workspace::Problem;

pub fn is_promised(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let spec = specs::of(&problem.name)?;
    let sizes = [7, 20, 60, 250, 1000].map(|units| Size::Units(units.min(spec.largest)));
    let seeds = |size, seeds| (1..=seeds).map(move |seed| (size, seed));
    for (size, seed) in
        sizes.into_iter().flat_map(|size| seeds(size, 3)).chain(seeds(Size::Small, 50))
    {
        if let Err(why) = spec.limits(&spec.draw(size, seed).text) {
            todo.add(format!(
                "the generator makes what is not promised, {size:?}, seed {seed}: {why}"
            ));
            break;
        }
    }
    Ok(())
}

pub fn is_repeated(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let spec = specs::of(&problem.name)?;
    for (size, seed) in [(Size::Small, 5), (Size::Small, 23), (Size::Units(20), 1)] {
        let draw = spec.draw(size, seed);
        let is_same = draw.text == spec.draw(size, seed).text;
        todo.unless(is_same, format!("seed {seed} makes two inputs: draw by `random` alone"));
        let again = spec.draw_again(&draw, &draw.choices);
        let is_same = (&draw.text, &draw.lists) == (&again.text, &again.lists);
        todo.unless(is_same, format!("the choices of seed {seed} make another input"));
        todo.unless(draw.text.ends_with('\n'), "an input ends with the end of a line");
    }
    let different: HashSet<String> =
        (1..=24).map(|seed| spec.draw(Size::Small, seed).text).collect();
    todo.unless(different.len() > 8, "the generator makes few inputs");
    Ok(())
}

/// What our program prints on an input that is made; an error if it does not take it.
fn answer(
    whole: &Whole,
    runner: &mut Runner,
    problem: &Problem,
    (size, seed): (Size, u64),
) -> Result<String> {
    let (spec, program) = (specs::of(&problem.name)?, whole.program(&problem.name)?);
    let text = spec.draw(size, seed).text;
    let limits = Limits { time: Duration::from_secs(10), ..Limits::default() };
    let start: String = text.chars().take(200).collect();
    let report = if let Some(interact) = spec.interact {
        let (report, finding) = play(runner, &program, &limits, interact, &text)?;
        ensure!(finding == Finding::Right, "our program fails on seed {seed}: {start}");
        report
    } else {
        let input = runner.folder().join("input");
        fs::write(&input, &text)?;
        runner.run(&program, &input, &limits)?
    };
    ensure!(report.usage.exit == Exit::Status(0), "our program refuses seed {seed}: {start}");
    Ok(String::from_utf8(report.output)?)
}

pub fn is_fair(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let (spec, mut runner) = (specs::of(&problem.name)?, whole.runner()?);
    for (size, seeds) in [(Size::Small, 80), (Size::Units(spec.largest.min(60)), 36)] {
        // Each input has the same weight, however many cases it has.
        let mut shares = 0;
        for seed in 1..=seeds {
            let answer = answer(whole, &mut runner, problem, (size, seed))?;
            let Some(lost) = spec.lost else { continue };
            // A line of numbers is a move, unless it looks like a verdict; moves alone are a win.
            let is_number = |line: &str| line.starts_with(|letter: char| letter.is_ascii_digit());
            let words = |line: &str| line.split_whitespace().count();
            let is_verdict = |line: &&str| !is_number(line) || words(line) == words(lost);
            let verdicts: Vec<&str> = answer.lines().filter(is_verdict).collect();
            // Of a case there may be several lines.
            let cases = verdicts.chunks(lost.lines().count());
            let losses = cases.clone().filter(|case| case.join("\n") == lost).count();
            shares += losses * 100 / cases.len().max(1);
        }
        let share = shares / seeds as usize;
        let is_fair = spec.lost.is_none() || (25..=75).contains(&share);
        todo.unless(is_fair, format!("{share} % of the inputs are losses at {size:?}: make it 25 to 75, best a half; `random.is_to_be_lost()` says of which input `generate` is to make one"));
    }
    Ok(())
}

/// The three seeds cover all shapes of inputs with several cases.
pub fn is_accepted(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let (spec, mut runner) = (specs::of(&problem.name)?, whole.runner()?);
    for seed in 1..=3 {
        if let Err(why) = spec.limits(&spec.draw(Size::Judge, seed).text) {
            todo.add(format!("seed {seed} of the judge's size: {why}"));
        }
        answer(whole, &mut runner, problem, (Size::Judge, seed))?;
    }
    Ok(())
}
