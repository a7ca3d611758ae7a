//! Every case is a test of its own, `problem/case`, for filters, IDEs and reports. The longest inputs,
//! which have to be generated, run with `-- --include-ignored`.

use judge::build::build_solutions;
use judge::run::check::{CaseResult, Task};
use judge::run::verdict::Finding;
use judge::run::{Limits, Program, Runner};
use libtest_mimic::{Arguments, Failed, Trial};
use spec::talk::sides;
use std::collections::HashMap;
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};
use std::{env, fs};
use workspace::selection::case;
use workspace::{Problem, Workspace};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let workspace = Workspace::find().expect("the workspace can be read");
    let problems = workspace.problems().expect("its manifests can be read");
    assert!(!problems.is_empty(), "there are no problems");
    let (mut selected, mut cases) = (vec![], vec![]);
    for problem in &problems {
        let written = workspace.cases(problem).expect("the cases can be read");
        let written = written.into_iter().map(|case| (case.name, false));
        let long = spec::long(&problem.name).iter();
        let all = written.chain(long.map(|long| (long.0.to_owned(), true)));
        let before = cases.len();
        cases.extend(all.map(|(case, is_long)| (problem.name.clone(), case, is_long)).filter(
            |(problem, case, _)| {
                let name = format!("{problem}/{case}");
                arguments.filter.as_ref().is_none_or(|part| name.contains(part))
            },
        ));
        if cases.len() > before {
            selected.push(problem.name.clone());
        }
    }
    let ours = Arc::new(Ours { workspace, selected, programs: OnceLock::new() });
    let trial = |(problem, case, is_long): (String, String, bool)| {
        let (ours, name) = (ours.clone(), format!("{problem}/{case}"));
        Trial::test(name, move || ours.check(&problem, &case)).with_ignored_flag(is_long)
    };
    libtest_mimic::run(&arguments, cases.into_iter().map(trial).collect()).exit_code()
}

/// The programs of the selected problems, built together when the first case needs one.
struct Ours {
    workspace: Workspace,
    selected: Vec<String>,
    programs: OnceLock<Result<HashMap<String, Program>, Failed>>,
}

impl Ours {
    fn programs(&self) -> Result<HashMap<String, Program>, Failed> {
        let problems: Result<Vec<Problem>, _> =
            self.selected.iter().map(|name| self.workspace.named(name)).collect();
        let programs = build_solutions(&self.workspace, &problems?.iter().collect::<Vec<_>>())?;
        Ok(self.selected.iter().cloned().zip(programs).collect())
    }

    fn check(&self, problem: &str, name: &str) -> Result<(), Failed> {
        let programs = self.programs.get_or_init(|| self.programs());
        let program = programs.as_ref().map_err(Failed::clone)?[problem].clone();
        let problem = self.workspace.named(problem)?;
        let cases = vec![case(&self.workspace, &problem, name)?];
        let limits = Limits::of(&problem);
        let task = Task { problem: problem.name.clone(), program, limits, cases };
        let mut runner = Runner::start(env!("CARGO_BIN_EXE_judge").as_ref())?;
        let result = task.check(&mut runner, &task.cases[0])?;
        match result.finding {
            Finding::Right if result.talk.is_empty() => Ok(()),
            Finding::Right => is_as_written(&result),
            wrong => Err(format!("{wrong:?}").into()),
        }
    }
}

/// Where the judge plays, a case holds the whole talk; SNAPSHOTS=overwrite writes it.
fn is_as_written(CaseResult { case, talk, .. }: &CaseResult) -> Result<(), Failed> {
    let (input, output) = sides(talk);
    for (path, text) in [(&case.input, input), (&case.output, output)] {
        if env::var("SNAPSHOTS").as_deref() == Ok("overwrite") {
            fs::write(path, text)?;
        } else if fs::read_to_string(path)? != text {
            return Err(format!("{} is not what is said", path.display()).into());
        }
    }
    Ok(())
}
