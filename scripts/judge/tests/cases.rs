//! Every case as a test of its own, `problem/case`, for filters, IDEs and reports.

use judge::build::built;
use judge::commands::cases;
use judge::run::check::Task;
use judge::run::verdict::Finding;
use judge::run::{Limits, Program, Runner};
use judge::workspace::Workspace;
use libtest_mimic::{Arguments, Failed, Trial};
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

fn main() -> ExitCode {
    let workspace = Arc::new(Workspace::find().expect("the workspace can be read"));
    let mut trials = vec![];
    for (index, problem) in workspace.problems.iter().enumerate() {
        let program = Arc::new(OnceLock::new());
        let written = workspace.cases(problem).expect("the cases can be read");
        let long = spec::find(&problem.name).map_or(&[][..], |spec| spec.long);
        let long = long.iter().map(|long| long.0.to_owned());
        for name in written.into_iter().map(|case| case.name).chain(long) {
            let (workspace, program) = (workspace.clone(), program.clone());
            trials.push(Trial::test(format!("{}/{name}", problem.name), move || {
                check(&workspace, index, &name, &program)
            }));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Built by the first case that needs it.
type Built = OnceLock<Result<Program, Failed>>;

fn check(workspace: &Workspace, index: usize, name: &str, program: &Built) -> Result<(), Failed> {
    let problem = &workspace.problems[index];
    let build = || Ok(built(workspace, &[problem])?.remove(0));
    let program = program.get_or_init(build).clone()?;
    let mut cases = cases(workspace, problem)?;
    cases.retain(|case| case.name == name);
    let limits = Limits::of(problem);
    let task = Task { problem: problem.name.clone(), program, limits, cases };
    let mut runner = Runner::start(env!("CARGO_BIN_EXE_judge").as_ref())?;
    match task.check(&mut runner, &task.cases[0])?.finding {
        Finding::Right => Ok(()),
        wrong => Err(format!("{wrong:?}").into()),
    }
}
