//! A wrong program for each mistake that a page tells of: it falls on its hack case, and a hunt
//! finds it within seconds and shows a small input.

mod wrong;

use judge::checkers;
use judge::generators::{self, Size};
use judge::hunt::Hunt;
use judge::programs::built;
use judge::runner::{self, Limits, Program};
use judge::verdict::{judge as compare, Verdict};
use judge::workspace::{Problem, Workspace};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::HashMap;
use std::io::{stdin, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use std::{env, fs};

/// The first argument with which this program becomes the wrong one named by the second.
const WRONG: &str = "--wrong";

/// Mistakes that small inputs do not show, and why.
const NOT_HUNTED: &[(&str, &str)] = &[
    ("set-nim/edge-largest-heap", "only a heap of 10 000 shows it"),
    ("nim-duel/hack-left-over", "the inputs have a line for each move"),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().collect();
    if arguments.get(1).is_some_and(|first| first == WRONG) {
        let mut text = String::new();
        stdin().read_to_string(&mut text).unwrap();
        let (_, program) = wrong::all().find(|(name, _)| *name == arguments[2]).unwrap();
        print!("{}", program(&mut wrong::Words::new(&text)));
        return ExitCode::SUCCESS;
    }
    let tools = Arc::new(LazyLock::new(Tools::new as fn() -> Tools));
    let mut trials = vec![];
    for (name, _) in wrong::all() {
        let here = tools.clone();
        trials.push(Trial::test(format!("{name}/falls"), move || falls(&here, name)));
        if NOT_HUNTED.iter().all(|known| known.0 != name) {
            let here = tools.clone();
            trials.push(Trial::test(format!("{name}/is-found"), move || is_found(&here, name)));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// What all tests need, made once.
struct Tools {
    workspace: Workspace,
    runner: PathBuf,
    programs: HashMap<String, Program>,
}

impl Tools {
    fn new() -> Tools {
        let workspace = Workspace::find().unwrap();
        let problems: Vec<&Problem> = workspace.problems.iter().collect();
        let programs = built(&workspace, &problems).unwrap();
        let names = problems.iter().map(|problem| problem.name.clone());
        let programs = names.zip(programs).collect();
        Tools { runner: runner::program().unwrap(), programs, workspace }
    }
}

fn wrong(name: &str) -> Program {
    Program { path: env::current_exe().unwrap(), arguments: vec![WRONG.into(), name.into()] }
}

/// The case that the page names kills it.
fn falls(tools: &Tools, name: &str) -> Result<(), Failed> {
    let (problem, case) = name.split_once('/').unwrap();
    let cases = tools.workspace.cases(tools.workspace.problem(problem)?)?;
    let case = cases.iter().find(|known| known.name == case).ok_or("testdata has not this case")?;
    let mut runner = runner::Runner::start(&tools.runner)?;
    let report = runner.run(&wrong(name), &case.input, &Limits::default())?;
    let printed = String::from_utf8_lossy(&report.output);
    let is_right = match checkers::find(problem) {
        Some(checker) => checker(&text(&case.input)?, &printed).is_ok(),
        None => {
            compare(&report, &Limits::default(), &text(&case.output)?).verdict == Verdict::Accepted
        }
    };
    if is_right {
        Err(format!("it prints what is expected: {printed}").into())
    } else {
        Ok(())
    }
}

fn text(path: &Path) -> Result<String, Failed> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()).into())
}

/// No mistake needs an input of more bytes; two heaps of 2⁶³ have 42.
const SMALL: usize = 42;

/// But for these: more than 64 values need 64 takes.
const LONG: &[&str] = &["set-nim/hack-many-values"];

/// A hunt of 5 s finds it, and shrinks the input.
fn is_found(tools: &Tools, name: &str) -> Result<(), Failed> {
    let problem = name.split_once('/').unwrap().0;
    let hunt = Hunt {
        runner: &tools.runner,
        generator: generators::find(problem)?,
        size: Size::Small,
        seed: 1,
        ours: tools.programs[problem].clone(),
        theirs: wrong(name),
        limits: Limits::default(),
        checker: checkers::find(problem),
        time: Duration::from_secs(5),
    };
    let outcome = hunt.run(2)?;
    let tried = outcome.tried;
    let found = outcome.found.ok_or_else(|| format!("not found on {tried} inputs"))?;
    let input = found.input;
    if name == "matches/hack-largest" && !input.starts_with("3\n") {
        return Err(format!("three heaps are enough, not {input}").into());
    }
    let is_long = LONG.contains(&name);
    if input.len() > if is_long { 250 } else { SMALL } {
        return Err(format!("{} bytes are left:\n{input}", input.len()).into());
    }
    Ok(())
}
