//! The programs of a package: right and wrong ones, and those that the judge runs itself.

use super::data::Data;
use super::program::{Parts, Task};
use super::short_name;
use anyhow::{bail, Result};
use fs_err as fs;
use spec::{Spec, Verdict};
use workspace::bundle::bundle;
use workspace::case_files::Files;
use workspace::hints::Hints;
use workspace::{Problem, Workspace};

pub fn files(
    workspace: &Workspace,
    problem: &Problem,
    spec: &Spec,
    data: &Data,
    hints: &Hints,
) -> Result<Files> {
    let (parts, accepted) = (Parts::read(workspace, problem)?, short_name(problem));
    let (title, name) = (&problem.facts.title, &problem.name);
    let program = |task, what: &str| {
        let made_by = format!("//! MIT or Apache-2.0. Made by `cargo judge pack {name}`.");
        parts.program(task, &format!("//! {title}: {what}\n{made_by}"))
    };
    let mut files = Files::new();
    let mut put = |path: String, text: String| drop(files.insert(path, text.into_bytes()));
    put(format!("submissions/accepted/{accepted}.rs"), bundle(workspace, problem)?);
    // Hydro knows no `.cpp`.
    let cpp = fs::read_to_string(problem.cpp()?)?;
    put(format!("submissions/accepted/{accepted}.cc"), cpp);
    let validator = program(Task::Validates, "takes the inputs that the statement allows.");
    put("input_validators/validator.rs".into(), validator);
    // Hydro knows by the folder's name which of them it is, DOMjudge only by `build` how to compile it.
    let mut judge = |name: &str, text: String| {
        let build = format!("#!/bin/sh\nrustc -O --edition 2021 -o run {name}.rs\n");
        put(format!("output_validators/{name}/build"), build);
        put(format!("output_validators/{name}/{name}.rs"), text);
    };
    if spec.check.is_some() {
        judge("checker", program(Task::Checks, "judges an answer; several are right."));
    }
    if spec.interact.is_some() {
        judge("interactor", program(Task::Plays, "plays the judge's part."));
    }
    for mistake in spec.mistakes.iter().filter(|mistake| data.has(mistake.case)) {
        let folder = match mistake.verdict {
            Verdict::WA => "wrong_answer",
            Verdict::TLE => "time_limit_exceeded",
            other => bail!("{name}: no judge has a folder for programs whose verdict is {other}"),
        };
        let told = hints.of(mistake.case).trim_end().replace('\n', "\n//! ");
        let wrong = program(Task::Errs(mistake.case), &format!("a wrong program.\n//! {told}"));
        put(format!("submissions/{folder}/{}.rs", mistake.case), wrong);
    }
    Ok(files)
}
