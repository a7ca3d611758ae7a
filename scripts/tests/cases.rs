//! Every case of testdata as a test of its own, `problem/case`, for filters, IDEs and reports.

use judge::check::Task;
use judge::programs::built;
use judge::runner::{self, Program, Runner};
use judge::verdict::Verdict;
use judge::workspace::{Case, Workspace};
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

fn main() -> ExitCode {
    let workspace = Arc::new(Workspace::find().expect("the workspace can be read"));
    let runner = Arc::new(OnceLock::new());
    let mut trials = vec![];
    for (index, problem) in workspace.problems.iter().enumerate() {
        let program = Arc::new(OnceLock::new());
        for case in workspace.cases(problem).expect("the cases can be read") {
            let name = format!("{}/{}", problem.name, case.name);
            let (workspace, runner, program) = (workspace.clone(), runner.clone(), program.clone());
            trials.push(Trial::test(name, move || {
                check(&workspace, index, &case, &runner, &program)
            }));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Built by the first case that needs it.
type Built<T> = OnceLock<Result<T, String>>;

fn check(
    workspace: &Workspace,
    index: usize,
    case: &Case,
    runner: &Built<PathBuf>,
    program: &Built<Program>,
) -> Result<(), Failed> {
    let problem = &workspace.problems[index];
    let build = || built(workspace, &[problem]).map(|mut programs| programs.remove(0));
    let runner = runner.get_or_init(runner::program).clone()?;
    let program = program.get_or_init(build).clone()?;
    let task = Task::new(workspace, problem, program)?;
    let checked = task.check(&mut Runner::start(&runner)?, case)?;
    match checked.finding.verdict {
        Verdict::Accepted => Ok(()),
        verdict => Err(format!("{verdict}: {}", checked.finding.why).into()),
    }
}
