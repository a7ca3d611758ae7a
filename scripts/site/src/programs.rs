//! The files to submit as WebAssembly, which the pages run.

use crate::book::{Book, Entry};
use crate::wasm::{script, Compiler};
use anyhow::{Context, Result};
use fs_err as fs;
use judge::run::parallel::{parallel, processors};
use std::path::Path;

/// Writes `<name>.js` for each problem: of those that are not wanted what was compiled before.
pub fn write(
    book: &Book,
    compiler: &Compiler,
    cache: &Path,
    folder: &Path,
    wanted: &[String],
) -> Result<()> {
    let problems: Vec<&Entry> = book.problems().collect();
    parallel(
        processors(),
        |number| number < problems.len(),
        || Ok(()),
        |(), number| {
            let wasm = compiled(compiler, problems[number], cache, wanted)?;
            wasm.map(|wasm| script("program", &wasm)).transpose()
        },
        |number, script| {
            let Some(script) = script else { return };
            let path = folder.join(format!("{}.js", problems[number].problem.name));
            // Told by the pages that miss it.
            let _ = fs::write(&path, script);
        },
    )
}

/// The program, compiled of the same source before or, if it is wanted, now.
fn compiled(
    compiler: &Compiler,
    entry: &Entry,
    cache: &Path,
    wanted: &[String],
) -> Result<Option<Vec<u8>>> {
    let name = &entry.problem.name;
    let (source, wasm) = (cache.join(format!("{name}.rs")), cache.join(format!("{name}.wasm")));
    let is_old = fs::read_to_string(&source).is_ok_and(|text| text == entry.bundle);
    if !is_old || !wasm.exists() {
        if !wanted.contains(name) {
            return Ok(None);
        }
        // If this fails, nothing of an older source stays.
        let _ = fs::remove_file(&wasm);
        fs::write(&source, &entry.bundle)?;
        compiler
            .run(|rustc| rustc.args(["-O", "-o"]).arg(&wasm).arg(&source))
            .context(name.clone())?;
    }
    Ok(Some(fs::read(&wasm)?))
}
