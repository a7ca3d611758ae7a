//! The files to submit as WebAssembly, which the pages run.

use crate::book::Book;
use crate::kept::key;
use crate::wasm::{Module, Workshop};
use anyhow::Result;

/// In one piece, which is a little smaller and made sooner.
const PROGRAM: [&str; 2] = ["-O", "-Ccodegen-units=1"];

/// Writes `<name>.js` for each problem.
pub fn write(book: &Book, shop: &Workshop) -> Result<()> {
    let module = |bundle: &String, problem: &str| Module {
        problem: problem.to_owned(),
        source: bundle.clone(),
        key: key(&(bundle, PROGRAM)),
    };
    let modules = book.problems().map(|entry| module(&entry.bundle, &entry.problem.name));
    shop.write("program", "", &modules.collect::<Vec<_>>(), |rustc| rustc.args(PROGRAM))
}
