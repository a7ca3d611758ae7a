//! The cases of a problem as files, for who has no Rust: with a program in C++ that runs another one on
//! all of them.

use super::hints::Hints;
use super::Files;
use crate::bundle::bundle;
use crate::run::{Limits, Program};
use crate::workspace::{Problem, Workspace};
use anyhow::{ensure, Context, Result};
use fs_err as fs;
use serde::{Deserialize, Serialize};
use spec::Size;
use std::collections::BTreeSet;
use std::fs::File;
use std::process::Command;

/// So many random inputs, if there are as many.
const RANDOM: usize = 300;

struct Plain {
    name: String,
    input: String,
    output: String,
}

/// Why the cases of a problem cannot be had as files.
pub fn obstacle(problem: &Problem) -> Option<String> {
    let plays = spec::find(&problem.name).is_some_and(|spec| spec.interact.is_some());
    super::obstacle(problem).or(plays.then(|| "the judge plays, which takes `cargo judge`".into()))
}

/// The files of the zip, in a folder of its own; the program is ours.
pub fn files(workspace: &Workspace, problem: &Problem, program: &Program) -> Result<Files> {
    let (name, spec) = (&problem.name, spec::of(&problem.name)?);
    let mut all = vec![];
    for case in workspace.cases(problem)?.into_iter().filter(|case| !case.is_beyond()) {
        let [input, output] = [&case.input, &case.output].map(fs::read_to_string);
        all.push(Plain { name: case.name, input: input?, output: output? });
    }
    all.extend(random(workspace, problem, &all, program)?);
    let hints = Hints::read(problem)?;
    let mut list = format!("seconds\t{}\n", Limits::of(problem).time.as_secs_f64());
    if spec.check.is_some() {
        list += "only the first line counts\n";
    }
    let mut files = Files::new();
    for case in all {
        let hint = hints.of(&case.name);
        if !hint.is_empty() {
            list += &format!("{}\t{}\n", case.name, hint.trim_end().replace('\n', "\t"));
        }
        files.insert(format!("{name}-cases/cases/{}.in", case.name), case.input.into_bytes());
        files.insert(format!("{name}-cases/cases/{}.out", case.name), case.output.into_bytes());
    }
    files.insert(format!("{name}-cases/cases/cases.txt"), list.into_bytes());
    files.insert(format!("{name}-cases/check.cpp"), include_bytes!("../../../check.cpp").to_vec());
    Ok(files)
}

/// Random small inputs that are not among the others, with our answers.
fn random(
    workspace: &Workspace,
    problem: &Problem,
    others: &[Plain],
    program: &Program,
) -> Result<Vec<Plain>> {
    let spec = spec::of(&problem.name)?;
    let mut inputs: BTreeSet<(usize, String)> = BTreeSet::new();
    for seed in 0..10 * RANDOM as u64 {
        let text = spec.draw(Size::Small, seed).text;
        if spec.limits(&text).is_ok() && others.iter().all(|other| other.input != text) {
            inputs.insert((text.len(), text));
        }
        if inputs.len() == RANDOM {
            break;
        }
    }
    let inputs: Vec<String> = inputs.into_iter().map(|(_, input)| input).collect();
    let outputs = answers(workspace, problem, &inputs, program)?;
    let named = (1..).zip(inputs.into_iter().zip(outputs));
    let plain = |(number, (input, output))| {
        let name = format!("random-{number:03}");
        Plain { name, input, output }
    };
    Ok(named.map(plain).collect())
}

/// What the program prints for each input: kept under `target/`, as it takes a process for each.
fn answers(
    workspace: &Workspace,
    problem: &Problem,
    inputs: &[String],
    program: &Program,
) -> Result<Vec<String>> {
    let folder = workspace.target().join("cases").join(&problem.name);
    fs::create_dir_all(&folder)?;
    let (path, source) = (folder.join("random.json"), bundle(workspace, problem)?);
    let kept = fs::read_to_string(&path).ok();
    let kept = kept.and_then(|text| serde_json::from_str::<Kept>(&text).ok());
    if let Some(kept) = kept.filter(|kept| kept.source == source && kept.inputs == inputs) {
        return Ok(kept.answers);
    }
    let file = tempfile::NamedTempFile::new()?;
    let mut answers = vec![];
    for input in inputs {
        fs::write(file.path(), input)?;
        let run = Command::new(&program.path).stdin(File::open(file.path())?).output()?;
        ensure!(run.status.success(), "{}: our program fails on\n{input}", problem.name);
        answers.push(String::from_utf8(run.stdout).context("our answer")?);
    }
    let kept = Kept { source, inputs: inputs.to_vec(), answers };
    fs::write(path, serde_json::to_string(&kept)?)?;
    Ok(kept.answers)
}

/// Answers, and what they follow from.
#[derive(Serialize, Deserialize)]
struct Kept {
    source: String,
    inputs: Vec<String>,
    answers: Vec<String>,
}
