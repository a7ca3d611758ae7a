//! Compiles the pages' C++ programs as judges do.

use crate::run::{Exit, Limits, Program, Runner};
use anyhow::{bail, Context, Result};
use fs_err as fs;
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::NamedTempFile;
use workspace::build::CompileError;
use workspace::cases::changed;
use workspace::parallel::all;
use workspace::stop::output;
use workspace::{Case, Problem, Workspace};

pub const COMPILER: &str = "g++";
/// Those of the judges, and warnings are errors; on Windows with a judge's room for recursion.
pub const FLAGS: &[&str] = &[
    "-O2",
    "-std=c++17",
    "-DONLINE_JUDGE",
    "-Wall",
    "-Wextra",
    "-Werror",
    #[cfg(windows)]
    "-Wl,--stack=268435456",
];

pub fn program_path(workspace: &Workspace, problem: &str) -> PathBuf {
    workspace.target().join("cpp").join(format!("{problem}{EXE_SUFFIX}"))
}

/// Compiles the C++ programs whose source is newer; in the order of the problems. `done` is called after
/// each.
pub fn build(
    workspace: &Workspace,
    problems: &[&Problem],
    done: impl FnMut(),
) -> Result<Vec<Program>> {
    let sources = problems.iter().map(|problem| problem.cpp());
    let sources: Vec<PathBuf> = sources.collect::<Result<_>>()?;
    require_compiler()?;
    all(
        problems.len(),
        |number| {
            let (source, name) = (&sources[number], &problems[number].name);
            let program = program_path(workspace, name);
            if changed(&program) <= changed(source) {
                compile(source, &program).with_context(|| name.clone())?;
            }
            Ok(Program::from(program.as_path()))
        },
        done,
    )
}

/// The time that the page's C++ takes on a case, measured once for each of its programs and each case; none if
/// that cannot be.
pub fn time_of(
    workspace: &Workspace,
    judge: &Path,
    problem: &Problem,
    case: &Case,
) -> Option<Duration> {
    let program = build(workspace, &[problem], || ()).ok()?.pop()?;
    let stamp = format!("{:?} {:?}", changed(&program.path)?, changed(&case.input)?);
    let kept = workspace.target().join("cpp").join(format!("{}.{}.time", problem.name, case.name));
    let known = fs::read_to_string(&kept).ok();
    let known = known.as_ref().and_then(|text| text.strip_prefix(&stamp)?.trim().parse().ok());
    if let Some(time) = known {
        return Some(Duration::from_micros(time));
    }
    let limits = Limits { time: Duration::from_secs(10), ..Limits::of(problem) };
    let usage = Runner::start(judge).ok()?.run(&program, &case.input, &limits).ok()?.usage;
    if usage.exit != Exit::Status(0) {
        return None;
    }
    let _ = fs::write(kept, format!("{stamp} {}\n", usage.processor.as_micros()));
    Some(usage.processor)
}

pub fn compile_text(text: &str, folder: &Path) -> Result<Program> {
    require_compiler()?;
    let (source, program) = (folder.join("main.cpp"), folder.join(format!("main{EXE_SUFFIX}")));
    fs::write(&source, text)?;
    compile(&source, &program)?;
    Ok(Program::from(program.as_path()))
}

/// An error if there is no compiler; called before anything is written.
fn require_compiler() -> Result<()> {
    let compiler = output(Command::new(COMPILER).arg("--version"));
    compiler.with_context(|| format!("{COMPILER} is needed to compile C++")).map(drop)
}

fn compile(source: &Path, program: &Path) -> Result<()> {
    let folder = program.parent().context("a program without a folder")?;
    fs::create_dir_all(folder)?;
    // Another process may be running the old program.
    let new = NamedTempFile::new_in(folder)?.into_temp_path();
    let mut command = Command::new(COMPILER);
    let output = output(command.args(FLAGS).arg("-o").arg(&new).arg(source)).context(COMPILER)?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let is_silent = said.trim().is_empty();
        bail!(CompileError(if is_silent {
            format!("{COMPILER}: {}", output.status)
        } else {
            said
        }));
    }
    Ok(new.persist(program)?)
}
