//! A wrong program for each mistake that a page tells of: it falls on its hack case, and a hunt
//! finds it within seconds and shows a small input.

use judge::bundle::programs::built;
use judge::hunt::Hunt;
use judge::problems;
use judge::problems::kit::given::Given;
use judge::run::check::Task;
use judge::run::verdict::Verdict;
use judge::run::{Limits, Program, Runner};
use judge::workspace::page::cases_named;
use judge::workspace::{Problem, Workspace};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::HashMap;
use std::env;
use std::io::{stdin, Read};
use std::process::ExitCode;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// The judge, whose second process runs programs.
const JUDGE: &str = env!("CARGO_BIN_EXE_cargo-judge");
/// The first argument with which this program becomes the wrong one named by the second.
const WRONG: &str = "--wrong";

/// Those that no small input shows, with the most bytes that are left of what is found.
const LONG: [(&str, usize); 4] = [
    ("colouring-game/hack-preperiod", 100),
    ("colouring-game/hack-short-table", 100),
    ("set-nim/hack-many-values", 300),
    ("zjoi2009-colouring/hack-shift", 300),
];
/// Nothing that the generator makes shows it.
const NOT_HUNTED: &str = "nim-duel/hack-left-over";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().collect();
    if arguments.get(1).is_some_and(|first| first == WRONG) {
        let mut text = String::new();
        stdin().read_to_string(&mut text).unwrap();
        let (problem, case) = arguments[2].split_once('/').unwrap();
        print!("{}", (problems::find(problem).unwrap().wrong)(&mut Given::new(&text), case));
        return ExitCode::SUCCESS;
    }
    let tools = Arc::new(LazyLock::new(Tools::new as fn() -> Tools));
    let mut trials = vec![];
    for problem in &Workspace::find().unwrap().problems {
        for case in cases_named(problem.page.part("Mistakes").unwrap_or("")) {
            let name = format!("{}/{case}", problem.name);
            for (test, what) in [(falls as Test, "falls"), (is_found, "is-found")] {
                if (what, name.as_str()) != ("is-found", NOT_HUNTED) {
                    let (tools, name) = (tools.clone(), name.clone());
                    let trial = Trial::test(format!("{name}/{what}"), move || test(&tools, &name));
                    // A hunt takes long: they run with `-- --ignored`.
                    trials.push(trial.with_ignored_flag(what == "is-found"));
                }
            }
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

type Test = fn(&Tools, &str) -> Result<(), Failed>;

/// What all tests need, made once.
struct Tools {
    workspace: Workspace,
    programs: HashMap<String, Program>,
}

impl Tools {
    fn new() -> Tools {
        let workspace = Workspace::find().unwrap();
        let problems: Vec<&Problem> = workspace.problems.iter().collect();
        let programs = built(&workspace, &problems).unwrap();
        let names = problems.iter().map(|problem| problem.name.clone());
        let programs = names.zip(programs).collect();
        Tools { workspace, programs }
    }
}

fn wrong_program(name: &str) -> Program {
    Program { path: env::current_exe().unwrap(), arguments: vec![WRONG.into(), name.into()] }
}

/// The case that the page names kills it.
fn falls(tools: &Tools, name: &str) -> Result<(), Failed> {
    let (problem, case) = name.split_once('/').unwrap();
    let cases = tools.workspace.cases(tools.workspace.problem(problem)?)?;
    let case = cases.iter().find(|known| known.name == case).ok_or("testdata has not this case")?;
    let program = wrong_program(name);
    let mut task = Task::new(&tools.workspace, tools.workspace.problem(problem)?, program)?;
    task.limits = Limits::default();
    let checked = task.check(&mut Runner::start(JUDGE.as_ref())?, case, |_, _, _| String::new())?;
    match checked.finding.verdict {
        Verdict::AC => Err("it prints what is right".into()),
        _ => Ok(()),
    }
}

/// A hunt of 5 s finds it, and shrinks the input.
fn is_found(tools: &Tools, name: &str) -> Result<(), Failed> {
    let problem = name.split_once('/').unwrap().0;
    let hunt = Hunt {
        runner: JUDGE.as_ref(),
        known: problems::find(problem)?,
        size: None,
        seed: 1,
        ours: tools.programs[problem].clone(),
        theirs: wrong_program(name),
        limits: Limits::default(),
        time: Duration::from_secs(5),
    };
    let outcome = hunt.run(2, &mut |_| ())?;
    let tried = outcome.tried;
    let found = outcome.found.ok_or_else(|| format!("not found on {tried} inputs"))?;
    let input = found.input;
    if name == "matches/hack-largest" && !input.starts_with("3\n") {
        return Err(format!("three heaps are enough, not {input}").into());
    }
    // No more than two heaps below 2⁶⁴.
    let most = LONG.iter().find(|long| long.0 == name).map_or(45, |long| long.1);
    if input.len() > most {
        return Err(format!("{} bytes are left:\n{input}", input.len()).into());
    }
    Ok(())
}
