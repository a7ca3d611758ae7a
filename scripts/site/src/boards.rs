//! The boards' engines: for each game a program of its own, from its rules and its board.

use crate::book::Book;
use crate::kept::{self, key, Kept};
use crate::wasm::{Module, Workshop};
use anyhow::Result;
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the engines are made of: the name of a crate, and its folder. Each imports only those before it.
const CRATES: [(&str, &str); 4] = [
    ("shared", "shared"),
    ("referee", "scripts/referee"),
    ("board", "scripts/board"),
    ("play", "scripts/play"),
];

/// Writes `<name>.board.js` for each game.
pub fn write(book: &Book, root: &Path, shop: &Workshop) -> Result<()> {
    let libraries = libraries(shop, root)?;
    let mut modules = vec![];
    for entry in book.problems() {
        let problem = &entry.problem;
        let (mut paths, mut parts) = (String::new(), vec![]);
        for (module, file) in [("rules", "src/rules.rs"), ("board_of", "study/board.rs")] {
            let path = problem.folder.join(file);
            parts.push(fs::read(&path)?);
            let quoted = serde_json::Value::from(path.display().to_string());
            paths += &format!("#[path = {quoted}]\nmod {module};\n");
        }
        let source = format!("{paths}{PLAYS}{}", include_str!("../../play/src/wasm.rs"));
        let key = key(&(libraries, parts, ENGINE));
        modules.push(Module { problem: problem.name.clone(), source, key });
    }
    shop.write("board", ".board", &modules, |rustc| {
        rustc.args(SMALL).args(ENGINE);
        imports(rustc, &CRATES, shop.kept)
    })
}

const PLAYS: &str = "
thread_local! {
    static ENGINE: play::Engine = play::Engine::of::<rules::Rules>();
}
fn reply(request: &str) -> String {
    ENGINE.with(|engine| play::answer(engine, request))
}
";

fn library(kept: &Kept, name: &str) -> PathBuf {
    kept.path(&format!("lib{name}.rlib"))
}

/// Made to be small.
const SMALL: [&str; 3] = ["-Copt-level=z", "-Cpanic=abort", "-Ccodegen-units=1"];

const ENGINE: [&str; 2] = ["--crate-type=cdylib", "--crate-name=engine"];

/// Compiles the crates, unless their sources are those of before; a number that stands for these.
fn libraries(shop: &Workshop, root: &Path) -> Result<u64> {
    let key = kept::of(root, &CRATES.map(|(_, folder)| format!("{folder}/src")))?;
    shop.kept.or_made("libplay.rlib", key, |_| {
        // In an engine there is one game: the list of all is for the tests.
        fs::write(shop.kept.path("problems.rs"), "static ALL: &[Entry] = &[];\n")?;
        for (i, (name, folder)) in CRATES.into_iter().enumerate() {
            shop.compiler.run(|rustc| {
                rustc.args(SMALL).args(["--crate-type=rlib", "--crate-name", name]);
                imports(rustc, &CRATES[..i], shop.kept).arg("-o").arg(library(shop.kept, name));
                rustc.arg(root.join(folder).join("src/lib.rs")).env("OUT_DIR", shop.kept.path(""))
            })?;
        }
        Ok(())
    })?;
    Ok(key)
}

/// These crates, and where what they import is found.
fn imports<'a>(rustc: &'a mut Command, crates: &[(&str, &str)], kept: &Kept) -> &'a mut Command {
    for (name, _) in crates {
        rustc.args(["--extern", &format!("{name}={}", library(kept, name).display())]);
    }
    rustc.arg("-L").arg(kept.path(""))
}
