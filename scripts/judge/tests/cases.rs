//! Every case as a test of its own, `problem/case`, for filters, IDEs and reports.

use judge::build::built;
use judge::commands::cases;
use judge::run::check::Task;
use judge::run::verdict::Finding;
use judge::run::{Limits, Program, Runner};
use judge::workspace::{Problem, Workspace};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::HashMap;
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let workspace = Workspace::find().expect("the workspace can be read");
    let (mut names, mut asked_for) = (vec![], vec![]);
    for problem in &workspace.problems {
        let written = workspace.cases(problem).expect("the cases can be read");
        let long = spec::find(&problem.name).map_or(&[][..], |spec| spec.long);
        let long = long.iter().map(|long| long.0.to_owned());
        let of_problem = written.into_iter().map(|case| case.name).chain(long);
        let is_asked_for = |case: &String| {
            let name = format!("{}/{case}", problem.name);
            arguments.filter.as_ref().is_none_or(|part| name.contains(part))
        };
        let of_problem: Vec<String> = of_problem.filter(is_asked_for).collect();
        if !of_problem.is_empty() {
            asked_for.push(problem.name.clone());
            names.extend(of_problem.into_iter().map(|case| (problem.name.clone(), case)));
        }
    }
    let ours = Arc::new(Ours { workspace, asked_for, programs: OnceLock::new() });
    let trial = |(problem, case): (String, String)| {
        let ours = ours.clone();
        Trial::test(format!("{problem}/{case}"), move || ours.check(&problem, &case))
    };
    libtest_mimic::run(&arguments, names.into_iter().map(trial).collect()).exit_code()
}

/// The programs of the problems that are asked for, built together when the first case needs one.
struct Ours {
    workspace: Workspace,
    asked_for: Vec<String>,
    programs: OnceLock<Result<HashMap<String, Program>, Failed>>,
}

impl Ours {
    fn programs(&self) -> Result<HashMap<String, Program>, Failed> {
        let problems: Result<Vec<&Problem>, _> =
            self.asked_for.iter().map(|name| self.workspace.named(name)).collect();
        let programs = built(&self.workspace, &problems?)?;
        Ok(self.asked_for.iter().cloned().zip(programs).collect())
    }

    fn check(&self, problem: &str, case: &str) -> Result<(), Failed> {
        let programs = self.programs.get_or_init(|| self.programs());
        let program = programs.as_ref().map_err(Failed::clone)?[problem].clone();
        let problem = self.workspace.named(problem)?;
        let mut cases = cases(&self.workspace, problem)?;
        cases.retain(|one| one.name == case);
        let limits = Limits::of(problem);
        let task = Task { problem: problem.name.clone(), program, limits, cases };
        let mut runner = Runner::start(env!("CARGO_BIN_EXE_judge").as_ref())?;
        match task.check(&mut runner, &task.cases[0])?.finding {
            Finding::Right => Ok(()),
            wrong => Err(format!("{wrong:?}").into()),
        }
    }
}
