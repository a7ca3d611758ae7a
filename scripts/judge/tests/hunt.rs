//! The mistakes on the pages, as programs: each gets its verdict on its case and is right on another
//! case, and a hunt finds it within seconds, with the same verdict and a small input.

use judge::build::build_solutions;
use judge::hunt::Hunt;
use judge::run::check::Task;
use judge::run::verdict::Finding;
use judge::run::{Limits, Program, Runner};
use judge::workspace::selection::case;
use judge::workspace::{Case, Problem, Workspace};
use libtest_mimic::{Arguments, Failed, Trial};
use spec::talk::Talk;
use spec::{Mistake, Verdict, Wrong};
use std::collections::HashMap;
use std::io::{stdin, stdout, Read, Write};
use std::process::ExitCode;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use std::{env, fs};

/// The judge's own executable.
const JUDGE: &str = env!("CARGO_BIN_EXE_judge");
/// The first argument that makes this program the wrong one; problem and case follow.
const WRONG: &str = "--wrong";

/// Mistakes that no small input shows, and the most bytes that a shrunk input may have.
const LONG: [(&str, usize); 8] = [
    ("bowling-pins/hack-preperiod-70", 100),
    ("removal-game/hack-zero-stored", 10_100),
    ("colouring-game/hack-preperiod", 100),
    ("set-nim/hack-many-values", 300),
    ("zjoi2009-colouring/hack-shift", 300),
    ("strange-nim/max-steps", 4500),
    ("games-on-dag/hack-shift", 600),
    ("games-on-dag/hack-negative", 400),
];

/// Mistakes that are wrong on every input: they print the other verdict, one set of heaps too many for
/// each heap, or a wrong first letter.
const NEVER_RIGHT: [&str; 3] = [
    "heoi2014-jiangnan/hack-digits",
    "daizhenyangs-coin/hack-verdict",
    "gzoi2017-stones/hack-empty-rest",
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().collect();
    if let [_, first, problem, case] = &arguments[..] {
        if first == WRONG {
            run(spec::of(problem).unwrap().mistake(case).unwrap().program);
            return ExitCode::SUCCESS;
        }
    }
    let tools = Arc::new(LazyLock::new(Tools::new as fn() -> Tools));
    let (mut trials, mut names) = (vec![], vec![]);
    for problem in &Workspace::find().unwrap().problems().unwrap() {
        for mistake in spec::find(&problem.name).map_or(&[][..], |spec| spec.mistakes) {
            names.push(format!("{}/{}", problem.name, mistake.case));
            let tests = [(falls as Test, "falls"), (tempts, "tempts"), (is_found, "is-found")];
            for (test, what) in tests {
                let (tools, name) = (tools.clone(), problem.name.clone());
                let trial = Trial::test(format!("{name}/{}/{what}", mistake.case), move || {
                    test(&tools, &tools.workspace.named(&name)?, mistake)
                });
                // A hunt takes long: run these with `-- --ignored`.
                trials.push(trial.with_ignored_flag(what == "is-found"));
            }
        }
    }
    assert!(!names.is_empty(), "there are no mistakes");
    for name in LONG.iter().map(|long| long.0).chain(NEVER_RIGHT) {
        assert!(names.iter().any(|known| known == name), "there is no mistake {name}");
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Is the wrong program.
fn run(program: Wrong) {
    match program {
        Wrong::Prints(_) => {
            let mut text = String::new();
            stdin().read_to_string(&mut text).unwrap();
            print!("{}", program.printed(&text));
        }
        Wrong::Plays(player) => {
            let mut next = |said: &str| {
                print!("{said}");
                stdout().flush().unwrap();
                stdin().lines().next().map(Result::unwrap)
            };
            let mut talk = Talk::new(&mut next);
            // It ends when the judge says nothing more.
            let _ = player(&mut talk);
            print!("{}", talk.unsent());
        }
    }
}

type Test = fn(&Tools, &Problem, &Mistake) -> Result<(), Failed>;

/// What all tests share.
struct Tools {
    workspace: Workspace,
    programs: HashMap<String, Program>,
}

impl Tools {
    fn new() -> Tools {
        let workspace = Workspace::find().unwrap();
        let problems = workspace.problems().unwrap();
        let programs = build_solutions(&workspace, &problems.iter().collect::<Vec<_>>()).unwrap();
        let names = problems.into_iter().map(|problem| problem.name);
        let programs = names.zip(programs).collect();
        Tools { workspace, programs }
    }
}

fn wrong_program(problem: &Problem, mistake: &Mistake) -> Program {
    let arguments = vec![WRONG.into(), problem.name.clone().into(), mistake.case.into()];
    Program { path: env::current_exe().unwrap(), arguments }
}

/// Wrong programs are built without optimisation, so they get more time, unless they must be too slow.
fn limits(problem: &Problem, mistake: &Mistake) -> Limits {
    let is_slow = mistake.verdict == Verdict::TLE;
    let time = if is_slow { Limits::of(problem).time } else { Duration::from_secs(6) };
    Limits { time, memory: 1 << 30, is_ended_at_once: true, ..Limits::default() }.strict()
}

fn as_declared(finding: &Finding, mistake: &Mistake) -> Result<(), Failed> {
    let (is, should) = (finding.verdict(), mistake.verdict);
    if is == should {
        return Ok(());
    }
    Err(format!("declared as {should}, but it is {is}: {finding:?}").into())
}

/// The case that the page names shows the mistake.
fn falls(tools: &Tools, problem: &Problem, mistake: &Mistake) -> Result<(), Failed> {
    let case = case(&tools.workspace, problem, mistake.case)?;
    let task = task(problem, mistake, vec![case.clone()]);
    let result = task.check(&mut Runner::start(JUDGE.as_ref())?, &case)?;
    as_declared(&result.finding, mistake)
}

/// The program is right on another case: what is wrong everywhere tempts nobody.
fn tempts(tools: &Tools, problem: &Problem, mistake: &Mistake) -> Result<(), Failed> {
    let mut cases = tools.workspace.cases(problem)?;
    cases.retain(|case| case.name != mistake.case && !case.is_beyond());
    cases.sort_by_cached_key(|case| fs::metadata(&case.input).map_or(0, |file| file.len()));
    let (task, mut runner) = (task(problem, mistake, cases), Runner::start(JUDGE.as_ref())?);
    let (mut others, mut is_ever_right) = (task.cases.iter(), false);
    while let Some(case) = others.next().filter(|_| !is_ever_right) {
        is_ever_right = task.check(&mut runner, case)?.is_right();
    }
    let name = format!("{}/{}", problem.name, mistake.case);
    match (is_ever_right, NEVER_RIGHT.contains(&name.as_str())) {
        (false, false) => Err("it is right on no other case".into()),
        (true, true) => Err("it is right on another case".into()),
        _ => Ok(()),
    }
}

fn task(problem: &Problem, mistake: &Mistake, cases: Vec<Case>) -> Task {
    let (program, limits) = (wrong_program(problem, mistake), limits(problem, mistake));
    Task { problem: problem.name.clone(), program, limits, cases }
}

/// A hunt finds the mistake and shrinks the input.
fn is_found(tools: &Tools, problem: &Problem, mistake: &Mistake) -> Result<(), Failed> {
    let name = format!("{}/{}", problem.name, mistake.case);
    let hunt = Hunt {
        judge: JUDGE.as_ref(),
        spec: spec::of(&problem.name)?,
        size: None,
        seed: 1,
        ours: tools.programs.get(&problem.name).cloned(),
        theirs: wrong_program(problem, mistake),
        limits: limits(problem, mistake),
        // A slow program uses its whole limit in each run.
        time: Duration::from_secs(if mistake.verdict == Verdict::TLE { 20 } else { 5 }),
    };
    let outcome = hunt.run(2, &mut |_| ())?;
    let tried = outcome.tried;
    let found = outcome.found.ok_or_else(|| format!("not found on {tried} inputs"))?;
    as_declared(&found.finding, mistake)?;
    let input = found.input;
    // Enough for two heaps below 2⁶⁴.
    let most = LONG.iter().find(|long| long.0 == name).map_or(45, |long| long.1);
    if input.len() > most {
        return Err(format!("{} bytes are left:\n{input}", input.len()).into());
    }
    Ok(())
}
