//! Every problem is whole: each check of each problem is a test, `problem/what-holds`. What takes long for all of them
//! runs with `-- --include-ignored`; a filter such as `pas/` asks about one problem, and builds its program alone.

use judge::whole::{Whole, CHECKS};
use libtest_mimic::{Arguments, Trial};
use std::process::ExitCode;
use std::sync::Arc;
use workspace::{Problem, Workspace};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let workspace = Workspace::find().expect("the workspace can be read");
    let mut problems = workspace.problems().expect("its manifests can be read");
    assert!(!problems.is_empty(), "there are no problems");
    let is_asked = |problem: &Problem| {
        let names = CHECKS.iter().map(|check| format!("{}/{}", problem.name, check.name));
        arguments.filter.iter().all(|part| names.clone().any(|name| name.contains(part)))
    };
    problems.retain(is_asked);
    let judge = env!("CARGO_BIN_EXE_judge").into();
    let whole = Arc::new(Whole::of(workspace, problems.clone(), judge));
    let mut trials = vec![];
    for problem in problems {
        for check in CHECKS {
            let name = format!("{}/{}", problem.name, check.name);
            let (whole, problem) = (whole.clone(), problem.clone());
            let test = move || match whole.todo(check, &problem)[..] {
                [] => Ok(()),
                ref todo => Err(todo.join("\n").into()),
            };
            trials.push(Trial::test(name, test).with_ignored_flag(check.is_long));
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
