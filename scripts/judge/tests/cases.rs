//! Every case is a test of its own, `problem/case`, for filters, IDEs and reports. The longest inputs,
//! which have to be generated, run with `-- --include-ignored`.

use judge::run::check::{CaseResult, Task};
use judge::run::verdict::Finding;
use judge::run::Limits;
use judge::whole::Whole;
use libtest_mimic::{Arguments, Failed, Trial};
use spec::talk::sides;
use std::process::ExitCode;
use std::sync::Arc;
use std::{env, fs};
use workspace::selection::case;
use workspace::Workspace;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let workspace = Workspace::find().expect("the workspace can be read");
    let problems = workspace.problems().expect("its manifests can be read");
    assert!(!problems.is_empty(), "there are no problems");
    let (mut selected, mut cases) = (vec![], vec![]);
    for problem in problems {
        let written = workspace.cases(&problem).expect("the cases can be read");
        let written = written.into_iter().map(|case| (case.name, false));
        let long = specs::long(&problem.name).iter();
        let all = written.chain(long.map(|long| (long.0.to_owned(), true)));
        let before = cases.len();
        cases.extend(all.map(|(case, is_long)| (problem.name.clone(), case, is_long)).filter(
            |(problem, case, _)| {
                let name = format!("{problem}/{case}");
                arguments.filter.as_ref().is_none_or(|part| name.contains(part))
            },
        ));
        if cases.len() > before {
            selected.push(problem);
        }
    }
    let ours = Arc::new(Whole::of(workspace, selected, env!("CARGO_BIN_EXE_judge").into()));
    let trial = |(problem, case, is_long): (String, String, bool)| {
        let (ours, name) = (ours.clone(), format!("{problem}/{case}"));
        Trial::test(name, move || check(&ours, &problem, &case)).with_ignored_flag(is_long)
    };
    libtest_mimic::run(&arguments, cases.into_iter().map(trial).collect()).exit_code()
}

fn check(ours: &Whole, problem: &str, name: &str) -> Result<(), Failed> {
    let program = ours.program(problem)?;
    let problem = ours.workspace.named(problem)?;
    let cases = vec![case(&ours.workspace, &problem, name)?];
    let limits = Limits::of(&problem);
    let task = Task { problem: problem.name.clone(), program, limits, cases };
    let result = task.check(&mut ours.runner()?, &task.cases[0])?;
    match result.finding {
        Finding::Right if result.talk.is_empty() => Ok(()),
        Finding::Right => is_as_written(&result),
        wrong => Err(format!("{wrong:?}").into()),
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
