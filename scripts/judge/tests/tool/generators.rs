//! The generators: the same seed makes the same input, our programs accept all inputs, and about half
//! of the inputs are losses for the first player.

use crate::house_style::chosen;
use judge::build::build_solutions;
use judge::run::play::play;
use judge::run::verdict::Finding;
use judge::run::{Exit, Limits, Program, Runner};
use judge::workspace::Workspace;
use spec::Size;
use std::collections::HashSet;
use std::fs;
use std::time::Duration;

struct Ours {
    problems: Vec<(String, Program)>,
    runner: Runner,
    folder: tempfile::TempDir,
}

impl Ours {
    fn new() -> Ours {
        let workspace = Workspace::find().unwrap();
        let problems = chosen(&workspace);
        let programs = build_solutions(&workspace, &problems.iter().collect::<Vec<_>>()).unwrap();
        let problems = problems.into_iter().map(|problem| problem.name).zip(programs).collect();
        let runner = Runner::start(env!("CARGO_BIN_EXE_judge").as_ref()).unwrap();
        Ours { problems, runner, folder: tempfile::tempdir().unwrap() }
    }

    /// What a program prints; asserts that it accepts the input.
    fn answer(&mut self, (name, program): &(String, Program), size: Size, seed: u64) -> String {
        let spec = spec::of(name).unwrap();
        let text = spec.draw(size, seed).text;
        let limits = Limits { time: Duration::from_secs(10), ..Limits::default() };
        let report = if let Some(interact) = spec.interact {
            let played = play(&mut self.runner, program, &limits, interact, &text);
            let (report, finding) = played.unwrap();
            assert_eq!(finding, Finding::Right, "{name}, seed {seed}: {text}");
            report
        } else {
            let input = self.folder.path().join("input");
            fs::write(&input, &text).unwrap();
            self.runner.run(program, &input, &limits).unwrap()
        };
        let start: String = text.chars().take(200).collect();
        assert_eq!(report.usage.exit, Exit::Status(0), "{name}, seed {seed}: {start}");
        String::from_utf8(report.output).unwrap()
    }
}

#[test]
#[ignore = "long"]
fn inputs_are_accepted_and_half_of_them_are_lost_at_every_size() {
    let (mut ours, mut odd) = (Ours::new(), vec![]);
    for problem in ours.problems.clone() {
        let name = problem.0.as_str();
        let spec = spec::of(name).unwrap();
        for (size, seeds) in [(Size::Small, 80), (Size::Units(spec.largest.min(60)), 36)] {
            // Each input has the same weight, however many cases it has.
            let mut shares = 0;
            for seed in 1..=seeds {
                let answer = ours.answer(&problem, size, seed);
                let Some(lost) = spec.lost else { continue };
                // A line of numbers is a move, unless it looks like a verdict; moves alone are a win.
                let is_number =
                    |line: &str| line.starts_with(|letter: char| letter.is_ascii_digit());
                let words = |line: &str| line.split_whitespace().count();
                let is_verdict = |line: &&str| !is_number(line) || words(line) == words(lost);
                let verdicts: Vec<&str> = answer.lines().filter(is_verdict).collect();
                // Of a case there may be several lines.
                let cases = verdicts.chunks(lost.lines().count());
                let losses = cases.clone().filter(|case| case.join("\n") == lost).count();
                shares += losses * 100 / cases.len().max(1);
            }
            let share = shares / seeds as usize;
            if spec.lost.is_some() && !(25..=75).contains(&share) {
                odd.push(format!("{name}, {size:?}: {share} % are losses"));
            }
        }
    }
    assert!(odd.is_empty(), "{odd:#?}");
}

/// The three seeds cover all shapes of inputs with several cases.
#[test]
#[ignore = "long"]
fn inputs_of_the_judges_size_are_within_what_it_promises_and_accepted() {
    let mut ours = Ours::new();
    for problem in ours.problems.clone() {
        let spec = spec::of(&problem.0).unwrap();
        for seed in 1..=3 {
            spec.limits(&spec.draw(Size::Judge, seed).text).unwrap();
            ours.answer(&problem, Size::Judge, seed);
        }
    }
}

#[test]
fn every_input_is_within_what_the_judge_promises() {
    let mut broken = vec![];
    for problem in chosen(&Workspace::find().unwrap()) {
        let spec = spec::of(&problem.name).unwrap();
        let sizes = [7, 20, 60, 250, 1000].map(|units| Size::Units(units.min(spec.largest)));
        let seeds = |size, seeds| (1..=seeds).map(move |seed| (size, seed));
        let all = sizes.into_iter().flat_map(|size| seeds(size, 3));
        for (size, seed) in all.chain(seeds(Size::Small, 50)) {
            let why = spec.limits(&spec.draw(size, seed).text).err();
            broken.extend(why.map(|why| format!("{}, {size:?}, {seed}: {why}", problem.name)));
        }
    }
    let first: Vec<&String> = broken.iter().take(30).collect();
    assert!(broken.is_empty(), "{}: {first:#?}", broken.len());
}

#[test]
fn a_seed_makes_one_input_and_so_do_its_choices() {
    for problem in chosen(&Workspace::find().unwrap()) {
        let spec = spec::of(&problem.name).unwrap();
        for (size, seed) in [(Size::Small, 5), (Size::Small, 23), (Size::Units(20), 1)] {
            let draw = spec.draw(size, seed);
            assert_eq!(draw.text, spec.draw(size, seed).text, "{}", problem.name);
            let again = spec.draw_again(&draw, &draw.choices);
            assert_eq!((&draw.text, &draw.lists), (&again.text, &again.lists), "{}", problem.name);
            assert!(draw.text.ends_with('\n'), "{}", problem.name);
        }
        let different = (1..=24).map(|seed| spec.draw(Size::Small, seed).text);
        assert!(different.collect::<HashSet<_>>().len() > 8, "{}", problem.name);
    }
}
