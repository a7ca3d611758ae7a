//! The cases of a problem as files, for who has no Rust: with a program in C++ that runs another one on
//! all of them.

use crate::hints::Hints;
use crate::{Problem, Workspace, USUAL_TIME};
use anyhow::{ensure, Context, Result};
use fs_err as fs;
use spec::Size;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{Cursor, Write};
use std::path::Path;
use std::process::Command;
use zip::write::{SimpleFileOptions, ZipWriter};

/// By path, in order.
pub type Files = BTreeMap<String, Vec<u8>>;

/// So many random inputs, if there are as many.
const RANDOM: usize = 300;

struct Plain {
    name: String,
    input: String,
    output: String,
}

/// Why the cases of a problem cannot be had as files.
pub fn obstacle(problem: &Problem) -> Option<String> {
    let plays = specs::find(&problem.name).is_some_and(|spec| spec.interact.is_some());
    problem.obstacle().or(plays.then(|| "the judge plays, which takes `cargo judge`".into()))
}

/// The files of the zip, in a folder of its own; the program is ours.
pub fn files(workspace: &Workspace, problem: &Problem, program: &Path) -> Result<Files> {
    let (name, spec) = (&problem.name, specs::of(&problem.name)?);
    let mut all = vec![];
    for case in workspace.cases(problem)?.into_iter().filter(|case| !case.is_beyond()) {
        let [input, output] = [&case.input, &case.output].map(fs::read_to_string);
        all.push(Plain { name: case.name, input: input?, output: output? });
    }
    all.extend(random(problem, &all, program)?);
    let hints = Hints::read(problem)?;
    let time = problem.facts.time_limit.unwrap_or(USUAL_TIME);
    let mut list = format!("seconds\t{}\n", time.as_secs_f64());
    list += &spec.note().unwrap_or_default();
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
    files.insert(format!("{name}-cases/check.cpp"), include_bytes!("../../check.cpp").to_vec());
    Ok(files)
}

/// The files as a zip: the same bytes whenever it is made.
pub fn zip(files: &Files) -> Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(vec![]));
    let options = SimpleFileOptions::default().last_modified_time(zip::DateTime::default());
    for (path, text) in files {
        let mode = if path.ends_with("/build") { 0o755 } else { 0o644 };
        zip.start_file(path.as_str(), options.unix_permissions(mode))?;
        zip.write_all(text)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// Random small inputs that are not among the others, with our answers.
fn random(problem: &Problem, others: &[Plain], program: &Path) -> Result<Vec<Plain>> {
    let spec = specs::of(&problem.name)?;
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
    let file = tempfile::NamedTempFile::new()?;
    let mut all = vec![];
    for (number, (_, input)) in (1..).zip(inputs) {
        fs::write(file.path(), &input)?;
        let run = Command::new(program).stdin(File::open(file.path())?).output()?;
        ensure!(run.status.success(), "{}: our program fails on\n{input}", problem.name);
        let output = String::from_utf8(run.stdout).context("our answer")?;
        all.push(Plain { name: format!("random-{number:03}"), input, output });
    }
    Ok(all)
}
