//! The generators: the same seed makes the same input, our programs accept all of them, and about
//! half of the small ones are losses for the player who moves first.

use judge::bundle::programs::built;
use judge::problems::{self, Size};
use judge::run::{End, Limits, Program, Runner};
use judge::workspace::{Problem, Workspace};
use std::fs;
use std::time::Duration;

/// The judge, whose second process runs programs.
const PROGRAM: &str = env!("CARGO_BIN_EXE_cargo-judge");

struct Ours {
    problems: Vec<(String, Program)>,
    runner: Runner,
    folder: tempfile::TempDir,
}

impl Ours {
    fn new() -> Ours {
        let workspace = Workspace::find().unwrap();
        let problems: Vec<&Problem> = workspace.problems.iter().collect();
        let programs = built(&workspace, &problems).unwrap();
        let problems = problems.iter().map(|problem| problem.name.clone()).zip(programs).collect();
        let runner = Runner::start(PROGRAM.as_ref()).unwrap();
        Ours { problems, runner, folder: tempfile::tempdir().unwrap() }
    }

    /// What a program prints; it must accept the input.
    fn answer(&mut self, (name, program): &(String, Program), size: Size, seed: u64) -> String {
        let text = problems::find(name).unwrap().text(size, seed);
        let input = self.folder.path().join("input");
        fs::write(&input, &text).unwrap();
        let limits = Limits { time: Duration::from_secs(10), ..Limits::default() };
        let report = self.runner.run(program, &input, &limits).unwrap();
        let shown: String = text.chars().take(200).collect();
        assert_eq!(report.usage.end, End::Exit(0), "{name}, seed {seed}: {shown}");
        String::from_utf8(report.output).unwrap()
    }
}

/// Takes long: with `-- --include-ignored`.
#[test]
#[ignore = "long"]
fn inputs_are_accepted_and_half_of_them_are_lost_at_every_size() {
    let (mut ours, mut odd) = (Ours::new(), vec![]);
    for problem in ours.problems.clone() {
        let name = problem.0.as_str();
        let known = problems::find(name).unwrap();
        for (size, seeds) in [(Size::Small, 80), (Size::Items(known.size.min(60)), 10)] {
            let (mut losses, mut all) = (0, 0);
            for seed in 1..=seeds {
                let answer = ours.answer(&problem, size, seed);
                let Some(lost) = known.lost else { continue };
                // Numbers are moves, not verdicts, unless they look as one; moves alone are a win.
                let is_number =
                    |line: &str| line.starts_with(|letter: char| letter.is_ascii_digit());
                let words = |line: &str| line.split_whitespace().count();
                let is_verdict = |line: &&str| !is_number(line) || words(line) == words(lost);
                let verdicts = answer.lines().filter(is_verdict);
                losses += verdicts.clone().filter(|line| *line == lost).count();
                all += verdicts.count().max(1);
            }
            let share = losses * 100 / all.max(1);
            if known.lost.is_some() && !(30..=70).contains(&share) {
                odd.push(format!("{name}, {size:?}: {share} % of {all} are losses"));
            }
        }
    }
    assert!(odd.is_empty(), "{odd:#?}");
}

#[test]
#[ignore = "long"]
fn inputs_of_the_judges_size_are_within_what_it_promises_and_accepted() {
    let mut ours = Ours::new();
    for problem in ours.problems.clone() {
        let known = problems::find(&problem.0).unwrap();
        for seed in 1..=3 {
            known.validated(&known.text(Size::Judge, seed)).unwrap();
            ours.answer(&problem, Size::Judge, seed);
        }
    }
}

#[test]
fn every_input_is_within_what_the_judge_promises() {
    let mut broken = vec![];
    for problem in Workspace::find().unwrap().problems {
        let generator = problems::find(&problem.name).unwrap();
        let sizes = [7, 20, 60, 250, 1000].map(|items| Size::Items(items.min(generator.size)));
        let seeds = |size, seeds| (1..=seeds).map(move |seed| (size, seed));
        let all = sizes.into_iter().flat_map(|size| seeds(size, 2));
        for (size, seed) in all.chain(seeds(Size::Small, 50)) {
            let text = generator.text(size, seed);
            broken.extend(
                generator
                    .validated(&text)
                    .err()
                    .map(|why| format!("{}, {size:?}, seed {seed}: {why}", problem.name)),
            );
        }
    }
    let first: Vec<&String> = broken.iter().take(30).collect();
    assert!(broken.is_empty(), "{}: {first:#?}", broken.len());
}

#[test]
fn a_seed_makes_one_input_and_so_do_its_choices() {
    for problem in Workspace::find().unwrap().problems {
        let known = problems::find(&problem.name).unwrap();
        for (size, seed) in [(Size::Small, 5), (Size::Small, 23), (Size::Items(20), 1)] {
            let draw = known.drawn(size, seed);
            assert_eq!(draw.text, known.text(size, seed), "{}", problem.name);
            let again = known.drawn_again(&draw, &draw.choices);
            assert_eq!(draw.text, again.text, "{}", problem.name);
            assert!(draw.text.ends_with('\n'), "{}", problem.name);
        }
        let different = (1..=24).map(|seed| known.text(Size::Small, seed));
        assert!(different.collect::<std::collections::HashSet<_>>().len() > 8, "{}", problem.name);
    }
}
