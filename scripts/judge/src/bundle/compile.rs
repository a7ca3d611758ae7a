//! Compiles: a bundle as a judge would, the workspace's solutions by cargo.

use crate::files;
use crate::workspace::judges::Judge;
use serde_json::Value;
use std::collections::HashMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes the file into `folder` and compiles it with the local rustc, optimised, in the judge's
/// edition; the path of the program.
pub fn compile(text: &str, judge: &Judge, root: &Path, folder: &Path) -> Result<PathBuf, String> {
    let (source, program) =
        (folder.join("main.rs"), folder.join(format!("main{}", env::consts::EXE_SUFFIX)));
    files::write(&source, text)?;
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(&compiler);
    command
        .args(["-O", "--cap-lints", "warn", "--edition", &judge.edition, "-o"])
        .arg(&program)
        .arg(&source);
    for name in &judge.crates {
        command.arg("--extern").arg(format!("{name}={}", library(name, root)?.display()));
    }
    let output =
        command.output().map_err(|error| format!("{}: {error}", compiler.to_string_lossy()))?;
    if output.status.success() {
        Ok(program)
    } else {
        Err(format!(
            "the bundle does not compile in edition {}:\n{}",
            judge.edition,
            String::from_utf8_lossy(&output.stderr)
        ))
    }
}

/// Builds the solutions, optimised as the workspace says; the path of each binary, by its name.
pub fn binaries(root: &Path, names: &[&str]) -> Result<HashMap<String, PathBuf>, String> {
    let packages = names.iter().flat_map(|name| ["--package", name]);
    let artifacts = cargo_build(root, packages)?;
    Ok(artifacts.into_iter().filter_map(|made| Some((made.name, made.executable?))).collect())
}

/// The library of a crate that the judge has, built here.
fn library(name: &str, root: &Path) -> Result<PathBuf, String> {
    let artifacts = cargo_build(root, ["--package", name])
        .map_err(|error| format!("the crate {name} cannot be built here:\n{error}"))?;
    let of_it = artifacts.into_iter().filter(|made| made.name == name);
    let mut files = of_it.flat_map(|made| made.files);
    let is_library = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "rlib");
    files.find(is_library).ok_or_else(|| format!("the crate {name} has no library"))
}

/// What cargo made.
struct Artifact {
    name: String,
    executable: Option<PathBuf>,
    files: Vec<PathBuf>,
}

fn cargo_build<'a>(
    root: &Path,
    arguments: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<Artifact>, String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--release", "--quiet", "--message-format"]);
    command.arg("json-render-diagnostics").args(arguments);
    let output = command.current_dir(root).output().map_err(|error| format!("cargo: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let lines = String::from_utf8_lossy(&output.stdout);
    Ok(lines.lines().filter_map(|line| artifact(&serde_json::from_str(line).ok()?)).collect())
}

/// Reads a message of cargo's, if it tells of something made.
fn artifact(message: &Value) -> Option<Artifact> {
    let path = |value: &Value| value.as_str().map(PathBuf::from);
    Some(Artifact {
        name: message.get("target")?.get("name")?.as_str()?.to_owned(),
        executable: message.get("executable").and_then(path),
        files: message.get("filenames")?.as_array()?.iter().filter_map(path).collect(),
    })
}
