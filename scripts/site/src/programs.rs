//! The files to submit as WebAssembly, which the pages run.

use crate::book::Book;
use crate::kept::key;
use crate::wasm::{Module, Workshop};
use anyhow::Result;

/// An eighth smaller where the standard library is compiled along, and a little smaller and sooner there in one piece.
const PROGRAM: [&str; 3] = ["-O", "-Clto", "-Ccodegen-units=1"];

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
