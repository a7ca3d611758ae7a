//! Every case of testdata as a test of its own, `problem/case`, for filters, IDEs and reports; and the
//! cases that are made here because they are long.

use judge::bundle::programs::built;
use judge::problems;
use judge::run::check::Task;
use judge::run::verdict::Verdict;
use judge::run::{Program, Runner};
use judge::workspace::{Case, Workspace};
use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};
use tempfile::TempDir;

fn main() -> ExitCode {
    let workspace = Arc::new(Workspace::find().expect("the workspace can be read"));
    let mut trials = vec![];
    for (index, problem) in workspace.problems.iter().enumerate() {
        let program = Arc::new(OnceLock::new());
        let mut add = |name: String, case: Box<dyn FnOnce() -> Result<Kept, Failed> + Send>| {
            let (workspace, program) = (workspace.clone(), program.clone());
            trials.push(Trial::test(format!("{}/{name}", problem.name), move || {
                check(&workspace, index, &case()?.case, &program)
            }));
        };
        for case in workspace.cases(problem).expect("the cases can be read") {
            add(case.name.clone(), Box::new(|| Ok(Kept { case, _folder: None })));
        }
        for &(name, make) in problems::find(&problem.name).map_or(&[][..], |known| known.large) {
            add(name.into(), Box::new(move || kept(name, make())));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A case, and the folder that holds it if it is not in testdata.
struct Kept {
    case: Case,
    _folder: Option<TempDir>,
}

fn kept(name: &str, (input, output): (String, String)) -> Result<Kept, Failed> {
    let folder = TempDir::new()?;
    let path = |ending: &str| folder.path().join(name).with_extension(ending);
    let case = Case { name: name.into(), input: path("in"), output: path("out") };
    fs::write(&case.input, input)?;
    fs::write(&case.output, output)?;
    Ok(Kept { case, _folder: Some(folder) })
}

/// Built by the first case that needs it.
type Built<T> = OnceLock<Result<T, String>>;

fn check(
    workspace: &Workspace,
    index: usize,
    case: &Case,
    program: &Built<Program>,
) -> Result<(), Failed> {
    let problem = &workspace.problems[index];
    let build = || built(workspace, &[problem]).map(|mut programs| programs.remove(0));
    let program = program.get_or_init(build).clone()?;
    let task = Task::new(workspace, problem, program)?;
    let checked = task.check(
        &mut Runner::start(env!("CARGO_BIN_EXE_cargo-judge").as_ref())?,
        case,
        |_, _, _| String::new(),
    )?;
    match checked.finding.verdict {
        Verdict::AC => Ok(()),
        verdict => Err(format!("{verdict}: {}", checked.finding.why).into()),
    }
}
