//! The boards' engines: for each game a program of its own, from its rules and its board.

use crate::book::Book;
use crate::wasm::{script, Compiler};
use anyhow::{Context, Result};
use fs_err as fs;
use judge::run::parallel::{parallel, processors};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// What the engines are made of, in this order: the name of a crate, its folder, the crates that it imports.
const CRATES: [(&str, &str, &[&str]); 4] = [
    ("shared", "shared", &[]),
    ("referee", "scripts/referee", &["shared"]),
    ("board", "scripts/board", &["referee"]),
    ("play", "scripts/play", &["shared", "referee", "board"]),
];

/// An engine: its name, its source, and what this depends on.
struct Engine {
    name: String,
    source: String,
    key: u64,
}

/// Writes `<name>.board.js` for each game: of those that are not wanted what was compiled before.
pub fn write(
    book: &Book,
    compiler: &Compiler,
    root: &Path,
    cache: &Path,
    folder: &Path,
    wanted: &[String],
) -> Result<()> {
    let key = libraries(compiler, root, cache)?;
    let mut engines = vec![];
    for entry in book.problems() {
        let problem = &entry.problem;
        let (mut paths, mut hasher) = (String::new(), DefaultHasher::new());
        key.hash(&mut hasher);
        for (module, file) in [("rules", "src/rules.rs"), ("board_of", "study/board.rs")] {
            let path = problem.folder.join(file);
            fs::read(&path)?.hash(&mut hasher);
            let quoted = serde_json::Value::from(path.display().to_string());
            paths += &format!("#[path = {quoted}]\nmod {module};\n");
        }
        let source = format!("{paths}{PLAYS}{}", include_str!("../../play/src/wasm.rs"));
        engines.push(Engine { name: problem.name.clone(), source, key: hasher.finish() });
    }
    parallel(
        processors(),
        |number| number < engines.len(),
        || Ok(()),
        |(), number| {
            let wasm = engines[number].compiled(compiler, cache, wanted)?;
            wasm.map(|wasm| script("board", &wasm)).transpose()
        },
        |number, script| {
            let Some(script) = script else { return };
            let path = folder.join(format!("{}.board.js", engines[number].name));
            // Told by the pages that miss it.
            let _ = fs::write(&path, script);
        },
    )
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
fn libraries(compiler: &Compiler, root: &Path, cache: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
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
                    fs::read(path)?.hash(&mut hasher);
                }
            }
        }
    }
    let (key, known) = (hasher.finish(), cache.join("libraries.txt"));
    if fs::read_to_string(&known).is_ok_and(|text| text == key.to_string()) {
        return Ok(key);
    }
    // In an engine there is one game: the list of all is for the tests.
    fs::write(cache.join("problems.rs"), "static ALL: &[Entry] = &[];\n")?;
    for (name, folder, imports) in CRATES {
        compiler.run(|rustc| {
            rustc.args(SMALL).args(["--crate-type=rlib", "--crate-name", name]);
            for import in imports {
                rustc.args(["--extern", &format!("{import}={}", library(cache, import).display())]);
            }
            // What an imported crate imports is found there.
            rustc.arg("-L").arg(cache).arg("-o").arg(library(cache, name));
            rustc.arg(root.join(folder).join("src/lib.rs")).env("OUT_DIR", cache)
        })?;
    }
    fs::write(known, key.to_string())?;
    Ok(key)
}

impl Engine {
    /// Compiled of the same sources before or, if it is wanted, now.
    fn compiled(
        &self,
        compiler: &Compiler,
        cache: &Path,
        wanted: &[String],
    ) -> Result<Option<Vec<u8>>> {
        let file = |ending: &str| cache.join(format!("{}.board.{ending}", self.name));
        let (source, wasm, known) = (file("rs"), file("wasm"), file("txt"));
        let is_old = fs::read_to_string(&known).is_ok_and(|text| text == self.key.to_string());
        if !is_old || !wasm.exists() {
            if !wanted.contains(&self.name) {
                return Ok(None);
            }
            fs::write(&source, &self.source)?;
            let imports = CRATES.map(|(name, ..)| (name, library(cache, name)));
            compiler
                .run(|rustc| {
                    rustc.args(SMALL).args(["--crate-type=cdylib", "--crate-name=engine"]);
                    for (name, path) in &imports {
                        rustc.args(["--extern", &format!("{name}={}", path.display())]);
                    }
                    rustc.arg("-L").arg(cache).arg("-o").arg(&wasm).arg(&source)
                })
                .context(self.name.clone())?;
            fs::write(known, self.key.to_string())?;
        }
        Ok(Some(fs::read(&wasm)?))
    }
}
