//! Compiles a bundle as a judge would.

use crate::judges::Judge;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Writes the file into `folder` and compiles it with the local rustc, optimised, in the judge's
/// edition; the path of the program.
///
/// # Errors
/// What the compiler says, or that there is none.
pub fn compile(text: &str, judge: &Judge, root: &Path, folder: &Path) -> Result<PathBuf, String> {
    let (source, program) =
        (folder.join("main.rs"), folder.join(format!("main{}", env::consts::EXE_SUFFIX)));
    fs::write(&source, text).map_err(|error| format!("{}: {error}", source.display()))?;
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

/// The library of a crate that the judge has, built here.
fn library(name: &str, root: &Path) -> Result<PathBuf, String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--release", "--quiet", "--package", name, "--message-format", "json"]);
    let output = command.current_dir(root).output().map_err(|error| format!("cargo: {error}"))?;
    let messages = String::from_utf8_lossy(&output.stdout);
    let built = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .find_map(|message| {
            let files = message.get("filenames")?.as_array()?;
            let is_it = message.get("target")?.get("name")?.as_str()? == name;
            let library = files
                .iter()
                .filter_map(|file| file.as_str())
                .find(|file| Path::new(file).extension().is_some_and(|ending| ending == "rlib"))?;
            is_it.then(|| PathBuf::from(library))
        });
    built.ok_or_else(|| {
        format!(
            "the crate {name} cannot be built here:\n{}",
            String::from_utf8_lossy(&output.stderr)
        )
    })
}
