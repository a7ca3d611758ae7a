//! The boards' engines: for each game a program of its own, from its rules and its board.

use crate::book::Book;
use crate::wasm::{key, Module, Workshop};
use anyhow::Result;
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the engines are made of, in this order: the name of a crate, its folder, the crates that it imports.
const CRATES: [(&str, &str, &[&str]); 4] = [
    ("shared", "shared", &[]),
    ("referee", "scripts/referee", &["shared"]),
    ("board", "scripts/board", &["shared", "referee"]),
    ("play", "scripts/play", &["shared", "referee", "board"]),
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
        let key = key(&(libraries, parts));
        modules.push(Module { problem: problem.name.clone(), source, key });
    }
    shop.write("board", ".board", &modules, |rustc| {
        rustc.args(SMALL).args(["--crate-type=cdylib", "--crate-name=engine"]);
        imports(rustc, &CRATES.map(|(name, ..)| name), shop.cache)
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

fn library(cache: &Path, name: &str) -> PathBuf {
    cache.join(format!("lib{name}.rlib"))
}

/// Made to be small.
const SMALL: [&str; 3] = ["-Copt-level=z", "-Cpanic=abort", "-Ccodegen-units=1"];

/// Compiles the crates, unless their sources are those of before; a number that stands for these.
fn libraries(shop: &Workshop, root: &Path) -> Result<u64> {
    let mut sources = vec![];
    for (_, folder, _) in CRATES {
        let mut open = vec![root.join(folder).join("src")];
        while let Some(folder) = open.pop() {
            let mut paths: Vec<PathBuf> =
                fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
            paths.sort();
            for path in paths {
                if path.is_dir() {
                    open.push(path);
                } else {
                    sources.push(fs::read(path)?);
                }
            }
        }
    }
    let (key, known) = (key(&sources), shop.cache.join("libraries.txt"));
    if fs::read_to_string(&known).is_ok_and(|text| text == key.to_string()) {
        return Ok(key);
    }
    // In an engine there is one game: the list of all is for the tests.
    fs::write(shop.cache.join("problems.rs"), "static ALL: &[Entry] = &[];\n")?;
    for (name, folder, names) in CRATES {
        shop.compiler.run(|rustc| {
            rustc.args(SMALL).args(["--crate-type=rlib", "--crate-name", name]);
            imports(rustc, names, shop.cache).arg("-o").arg(library(shop.cache, name));
            rustc.arg(root.join(folder).join("src/lib.rs")).env("OUT_DIR", shop.cache)
        })?;
    }
    fs::write(known, key.to_string())?;
    Ok(key)
}

/// What it imports, and where what this imports is found.
fn imports<'a>(rustc: &'a mut Command, names: &[&str], cache: &Path) -> &'a mut Command {
    for name in names {
        rustc.args(["--extern", &format!("{name}={}", library(cache, name).display())]);
    }
    rustc.arg("-L").arg(cache)
}
