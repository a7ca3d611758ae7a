//! For build scripts: the problems whose folder has a certain file, as modules of the tool.

use std::path::PathBuf;
use std::{env, fs};

/// A problem that has the file.
pub struct Found {
    pub name: String,
    /// A name that clashes with no keyword and no other module.
    pub module: String,
    folder: String,
}

impl Found {
    /// The path of one of its files, as a module's `#[path = …]` has it.
    pub fn path(&self, file: &str) -> String {
        format!("{:?}", format!("{}/{file}", self.folder))
    }
}

/// The problems in whose folder this file is.
fn with(file: &str) -> Vec<Found> {
    let [manifest, out] = ["CARGO_MANIFEST_DIR", "OUT_DIR"]
        .map(|name| PathBuf::from(env::var_os(name).expect("cargo sets it")));
    let problems = manifest.join("../../problems").canonicalize();
    let problems = problems.expect("the tool stands in its workspace");
    // A copy of the workspace with what was built takes its own problems: no path names the place.
    let home = problems.parent().and_then(|root| out.strip_prefix(root).ok());
    let seen = home.map_or(problems.clone(), |inside| {
        PathBuf::from("../".repeat(inside.components().count())).join("problems")
    });
    // A new problem adds a line to that file.
    println!("cargo:rerun-if-changed=../../problems/order.toml");
    let folders = fs::read_dir(&problems).expect("a folder of problems");
    let mut paths: Vec<_> = folders.map(|folder| folder.expect("a folder").path()).collect();
    paths.sort();
    let mut found = vec![];
    for folder in paths.iter().filter(|folder| folder.is_dir() && !folder.is_symlink()) {
        let name = folder.file_name().and_then(|name| name.to_str()).expect("a name in ASCII");
        if folder.join(file).is_file() {
            println!("cargo:rerun-if-changed=../../problems/{name}/{file}");
            found.push(Found {
                module: format!("of_{}", name.replace('-', "_")),
                folder: seen.join(name).display().to_string(),
                name: name.to_owned(),
            });
        }
    }
    found
}

/// Writes `problems.rs` into cargo's folder: for each problem that has this file what `modules` says, and the static
/// `ALL` with elements of the type `kind`, what `entry` says.
pub fn list(file: &str, kind: &str, modules: fn(&Found) -> String, entry: fn(&Found) -> String) {
    let found = with(file);
    let modules: String = found.iter().map(modules).collect();
    let entries: Vec<String> = found.iter().map(entry).collect();
    let text =
        format!("{modules}static ALL: &[{kind}] = &[\n    {}\n];\n", entries.join(",\n    "));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("problems.rs"), text).expect("cargo's folder takes a file");
}
