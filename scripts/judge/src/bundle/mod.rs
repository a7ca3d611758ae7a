//! Puts a solution and all it uses into one file: its own text, the shared modules it reaches, and
//! the reader in place of proconio. Syntax trees tell what to cut; the text itself stays.

pub mod compile;
pub mod programs;
// It travels as text; here it is only tested. Its macros are for the bundles; a call costs as much
// as a number.
#[cfg(test)]
#[allow(unused_imports, unused_macros, clippy::inline_always)]
pub mod reader;
pub mod source;

use crate::bundle::source::{without_docs, Source};
use crate::workspace::judges::Judge;
use crate::workspace::{Problem, Workspace};
use std::collections::BTreeMap;
use std::fs;

const READER: &str = include_str!("reader.rs");

/// The file to submit to that judge.
pub fn bundle(workspace: &Workspace, problem: &Problem, judge: &Judge) -> Result<String, String> {
    let path = format!("problems/{}/src/main.rs", problem.name);
    let solution = Source::parse(&problem.source, &path)?.to_ship()?;
    if let Some(module) = solution.outer_module() {
        return Err(format!("{path}: `mod {module};` is another file; a page is one file"));
    }
    let mut file = header(problem, judge);
    file.push_str(solution.text.trim());
    file.push('\n');
    let shared = shared_modules(workspace, &solution)?;
    if !shared.is_empty() {
        file.push_str("\n#[allow(unused)]\n");
        file.push_str(&module("mod shared", &shared));
    }
    if !solution.uses("proconio").is_empty() && !judge.has("proconio") {
        file.push_str("\n#[allow(unused)]\n");
        file.push_str(&module("mod proconio", &reader(&solution)?));
    }
    Ok(file)
}

/// Title, link, idea, licence, and how to make the file again.
fn header(problem: &Problem, judge: &Judge) -> String {
    let page = &problem.page;
    let mut header = format!("//! # {}\n//!\n", page.title);
    if !page.link.is_empty() {
        header += &format!("//! <{}> · {} · {}\n//!\n", page.link, page.technique, page.cost);
    }
    let idea = page.part("Idea").unwrap_or_default();
    for line in format!("**Idea.** {idea}").lines() {
        header += format!("//! {line}").trim_end();
        header.push('\n');
    }
    let whom = if judge.name == "any" { String::new() } else { format!(" --for {}", judge.name) };
    let name = &problem.name;
    header + &format!("//!\n//! MIT or Apache-2.0. Made by `cargo judge bundle {name}{whom}`.\n\n")
}

/// The shared modules that the solution reaches, with as much of them as it names.
fn shared_modules(workspace: &Workspace, solution: &Source) -> Result<String, String> {
    let library = Source::parse(&read(workspace, "shared/src/lib.rs")?, "shared/src/lib.rs")?;
    let at_home = library.conditional_modules();
    let external = dependencies(&read(workspace, "shared/Cargo.toml")?)?;

    let mut modules = BTreeMap::new();
    let mut wanted = solution.uses("shared");
    while let Some(name) = wanted.pop_first() {
        if modules.contains_key(&name) {
            continue;
        }
        if at_home.contains(&name) {
            return Err(format!("shared::{name} cannot travel: it stays at home behind a feature"));
        }
        let path = format!("shared/src/{name}.rs");
        let module = Source::parse(&read(workspace, &path)?, &path)?.to_ship()?;
        if let Some(outside) = external.iter().find(|outside| !module.uses(outside).is_empty()) {
            return Err(format!("shared::{name} cannot travel: it uses the crate {outside}"));
        }
        wanted.extend(module.uses("crate"));
        modules.insert(name, module);
    }
    // A name may be reached through another module.
    let mut words = solution.words();
    for module in modules.values().filter(|module| !module.uses("crate").is_empty()) {
        words.extend(module.words());
    }
    let texts = modules.iter().map(|(name, source)| {
        let kept = Source::parse(&source.only_named_in(&words), &source.name)?;
        Ok(module(&format!("pub mod {name}"), &narrow(&kept.inside("shared"))))
    });
    Ok(texts.collect::<Result<Vec<_>, String>>()?.join("\n"))
}

/// The reader, with as much of it as the solution names.
fn reader(solution: &Source) -> Result<String, String> {
    let reader = Source::parse(READER, "the reader")?;
    let summary = READER.lines().take_while(|line| line.starts_with("//!"));
    let summary: String = summary.flat_map(|line| [line, "\n"]).collect();
    let reader = reader.to_ship()?;
    let known = reader.names();
    if let Some(unknown) = solution.uses("proconio").into_iter().find(|name| !known.contains(name))
    {
        return Err(format!("{}: the reader has no proconio::{unknown}", solution.name));
    }
    Ok(narrow(&(summary + &without_docs(&reader.only_named_in(&solution.words())))))
}

/// `mod name { … }` around a text.
fn module(head: &str, text: &str) -> String {
    let mut module = format!("{head} {{\n");
    for line in text.trim().lines() {
        module += if line.is_empty() { "" } else { "  " };
        module += line;
        module.push('\n');
    }
    module + "}\n"
}

/// The text indented by two blanks in place of four: what is not the solution itself should take
/// little room.
fn narrow(text: &str) -> String {
    let mut narrow = String::new();
    for line in text.lines() {
        let code = line.trim_start();
        narrow += &" ".repeat((line.len() - code.len()) / 2);
        narrow += code;
        narrow.push('\n');
    }
    narrow
}

fn read(workspace: &Workspace, path: &str) -> Result<String, String> {
    fs::read_to_string(workspace.root.join(path)).map_err(|error| format!("{path}: {error}"))
}

/// The names of a manifest's dependencies, as code writes them.
fn dependencies(manifest: &str) -> Result<Vec<String>, String> {
    let manifest: toml::Table =
        toml::from_str(manifest).map_err(|error| format!("shared/Cargo.toml: {error}"))?;
    let table = manifest.get("dependencies").and_then(toml::Value::as_table);
    Ok(table
        .map(|table| table.keys().map(|name| name.replace('-', "_")).collect())
        .unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::{bundle, dependencies, module, narrow};
    use crate::workspace::judges::{self, Judge};
    use crate::workspace::{Problem, Workspace};

    fn with_source(workspace: Workspace, name: &str, source: &str) -> (Workspace, Problem) {
        let mut workspace = workspace;
        let place = workspace.problems.iter().position(|problem| problem.name == name).unwrap();
        let mut problem = workspace.problems.remove(place);
        problem.source = source.to_owned();
        (workspace, problem)
    }

    /// What bundling says of this program.
    fn error(source: &str) -> String {
        let (workspace, problem) = with_source(Workspace::find().unwrap(), "nim", source);
        bundle(&workspace, &problem, &Judge::any()).unwrap_err()
    }

    #[test]
    fn every_bundle_parses_begins_with_its_page_and_answer_and_is_small() {
        let workspace = Workspace::find().unwrap();
        let mut small = 0;
        for problem in &workspace.problems {
            let text = bundle(&workspace, problem, &Judge::any()).unwrap();
            syn::parse_file(&text).unwrap();
            assert!(text.starts_with(&format!("//! # {}\n", problem.page.title)), "{text}");
            assert!(text.contains("//! **Idea.** ") && text.contains(&problem.page.link), "{text}");
            assert!(!text.contains("cfg(test)") && !text.contains("```\n/// "), "{text}");
            let main = text.find("\nfn main()").unwrap();
            for module in ["\nmod shared", "\nmod proconio"] {
                assert!(text.find(module).is_none_or(|place| main < place), "{text}");
            }
            assert!(text.len() <= 12 << 10, "{}: {} bytes", problem.name, text.len());
            small += usize::from(text.len() <= 8 << 10);
        }
        assert!(2 * small > workspace.problems.len(), "only {small} bundles have at most 8 KiB");
    }

    #[test]
    fn a_crate_that_the_judge_has_stays_outside() {
        let workspace = Workspace::find().unwrap();
        let problem = workspace.problem("nim").unwrap();
        let text = bundle(&workspace, problem, &judges::find("atcoder").unwrap()).unwrap();
        assert!(!text.contains("mod proconio") && text.contains("use proconio::"), "{text}");
        assert!(text.contains("`cargo judge bundle nim --for atcoder`"), "{text}");
    }

    #[test]
    fn what_cannot_travel_is_named() {
        let at_home = "shared::small cannot travel: it stays at home behind a feature";
        assert_eq!(error("use shared::small::subsets;\nfn main() {}"), at_home);
        let unknown = "problems/nim/src/main.rs: the reader has no proconio::fastout";
        assert_eq!(error("use proconio::fastout;\nfn main() {}"), unknown);
        let outer = "problems/nim/src/main.rs: `mod more;` is another file; a page is one file";
        assert_eq!(error("mod more;\nfn main() {}"), outer);
        assert!(
            error("use shared::nothing::f;\nfn main() {}").starts_with("shared/src/nothing.rs: ")
        );
        assert!(error("fn main() {").starts_with("problems/nim/src/main.rs:1:"));
    }

    #[test]
    fn a_shared_module_with_a_crate_in_it_cannot_travel() {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write("shared/Cargo.toml", "[dependencies]\nsome-crate = \"1\"\n");
        write("shared/src/lib.rs", "pub mod a;\npub mod b;\n");
        write("shared/src/a.rs", "use crate::b::f;\n");
        write("shared/src/b.rs", "pub fn f() { some_crate::g() }\n#[cfg(test)]\nuse std::fmt;\n");
        let (mut workspace, problem) =
            with_source(Workspace::find().unwrap(), "nim", "use shared::a;\nfn main() {}");
        workspace.root = folder.path().to_owned();
        let error = bundle(&workspace, &problem, &Judge::any()).unwrap_err();
        assert_eq!(error, "shared::b cannot travel: it uses the crate some_crate");
    }

    #[test]
    fn modules_are_indented_by_two() {
        let text = module("mod a", &narrow("fn f() {\n    g();\n\n}\n"));
        assert_eq!(text, "mod a {\n  fn f() {\n    g();\n\n  }\n}\n");
        assert_eq!(dependencies("[dependencies]\na-b = \"1\"\n").unwrap(), ["a_b"]);
        assert!(dependencies("[package]\n").unwrap().is_empty());
    }
}
