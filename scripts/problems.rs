//! For build scripts: the problems whose folder has a certain file, as modules of the tool.

use std::path::Path;
use std::{env, fs};

/// Writes `problems.rs` in cargo's folder: a module for each such file, and the static `ALL` with
/// elements of the type `kind`: what `entry` makes of name and module.
pub fn list(file: &str, kind: &str, entry: fn(&str, &str) -> String) {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let problems = Path::new(&manifest).join("../../problems").canonicalize();
    let problems = problems.expect("the tool stands in its workspace");
    // A new problem adds a line to that file.
    println!("cargo:rerun-if-changed={}", problems.join("order.toml").display());
    let folders = fs::read_dir(&problems).expect("a folder of problems");
    let mut paths: Vec<_> = folders.map(|folder| folder.expect("a folder").path()).collect();
    paths.sort();
    let (mut modules, mut entries) = (String::new(), String::new());
    for folder in paths {
        let path = folder.join(file);
        if path.is_file() {
            println!("cargo:rerun-if-changed={}", path.display());
            let name = folder.file_name().and_then(|name| name.to_str()).expect("a name in ASCII");
            let module = name.replace('-', "_");
            modules += &format!("#[path = {:?}]\nmod {module};\n", path.display().to_string());
            entries += &format!("    {},\n", entry(name, &module));
        }
    }
    let text = format!("{modules}static ALL: &[{kind}] = &[\n{entries}];\n");
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("problems.rs"), text).expect("cargo's folder takes a file");
}
