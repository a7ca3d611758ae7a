//! For build scripts: the problems whose folder has a certain file, as modules of the tool.

use std::path::PathBuf;
use std::{env, fs};

/// Writes `problems.rs` in cargo's folder: a module for each such file, and the static `ALL` with
/// elements of the type `kind`: what `entry` makes of name and module.
pub fn list(file: &str, kind: &str, entry: fn(&str, &str) -> String) {
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
    let (mut modules, mut entries) = (String::new(), String::new());
    for folder in paths {
        let path = folder.join(file);
        if path.is_file() {
            let name = folder.file_name().and_then(|name| name.to_str()).expect("a name in ASCII");
            let module = name.replace('-', "_");
            println!("cargo:rerun-if-changed=../../problems/{name}/{file}");
            let source = seen.join(name).join(file).display().to_string();
            modules += &format!("#[path = {source:?}]\nmod {module};\n");
            entries += &format!("    {},\n", entry(name, &module));
        }
    }
    let text = format!("{modules}static ALL: &[{kind}] = &[\n{entries}];\n");
    fs::write(out.join("problems.rs"), text).expect("cargo's folder takes a file");
}
