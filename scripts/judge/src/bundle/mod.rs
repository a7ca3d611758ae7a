//! The file to submit: the page's program on top, the shared modules that it uses, a reader in
//! place of proconio. What cannot travel is refused by name.

pub mod compile;
mod names;
pub mod programs;
// The reader as the crate itself sees it, for its tests. It is written for Rust 1.63, and reads as much
// as a number.
#[cfg(test)]
#[allow(unused_imports, unused_macros, clippy::inline_always, clippy::wildcard_imports)]
pub mod reader;
pub mod source;

use crate::bundle::names::{kinds, macros, outer_module, used, words};
use crate::bundle::source::Source;
use crate::files::text;
use crate::workspace::judges::Judge;
use crate::workspace::page::PICTURE;
use crate::workspace::{Problem, Workspace};
use std::collections::BTreeSet;
use std::path::Path;

const READER: &str = include_str!("reader.rs");
/// The line of the reader in whose place stands how stdin is held, and the two ways.
const DOOR: &str = "include!(\"reader/alone.rs\");\n";
const ALONE: &str = include_str!("reader/alone.rs");
const THREADS: &str = include_str!("reader/threads.rs");
/// What the reader has of proconio.
const NAMES: [&str; 4] = ["input", "is_stdin_empty", "marker", "read_value"];
/// What it reads.
const KINDS: [&str; 15] = [
    "Chars", "String", "Usize1", "i128", "i16", "i32", "i64", "i8", "isize", "u128", "u16", "u32",
    "u64", "u8", "usize",
];
/// Macros that need something beside the file.
const OUTSIDE: [&str; 5] = ["env", "include", "include_bytes", "include_str", "option_env"];

/// The file to submit to that judge, or what cannot travel.
pub fn bundle(workspace: &Workspace, problem: &Problem, judge: &Judge) -> Result<String, String> {
    let path = format!("problems/{}/src/main.rs", problem.name);
    let whole = Source::parse(&problem.source, &path)?;
    let solution = whole.to_ship()?;
    let refuse = |why: String| format!("{path} cannot travel: {why}");
    let (tokens, words) = (solution.tokens(), words(&solution.tokens()));
    check(workspace, problem, judge, &solution).map_err(refuse)?;
    let mut file = header(problem, judge) + solution.text().trim_end() + "\n";
    let modules = used(&tokens, "shared").map_err(refuse)?;
    if !modules.is_empty() {
        file += "\n#[allow(unused)]\nmod shared {\n";
        for name in modules {
            file += &format!("pub mod {name} {{\n{}}}\n", shared(workspace, &name)?);
        }
        file += "}\n";
    }
    if judge.has("proconio") || !words.contains("proconio") {
        return Ok(file);
    }
    // In two threads there is one stdin all the same.
    let is_alone = !words.contains("thread");
    let reader = READER.replace(DOOR, if is_alone { ALONE } else { THREADS });
    let reader = Source::parse(&reader, "the reader")?.to_ship()?.compact();
    Ok(format!("{file}\n#[allow(unused)]\nmod proconio {{\n{reader}}}\n"))
}

/// Can the solution stand alone?
fn check(
    workspace: &Workspace,
    problem: &Problem,
    judge: &Judge,
    solution: &Source,
) -> Result<(), String> {
    let (tokens, words) = (solution.tokens(), words(&solution.tokens()));
    if let Some(module) = outer_module(&tokens) {
        return Err(format!("`mod {module};` is another file; a page is one file"));
    }
    for (module, tokens) in solution.modules() {
        let words = names::words(&tokens);
        if let Some(name) = ["shared", "proconio"].into_iter().find(|name| words.contains(*name)) {
            return Err(format!("`mod {module}` names {name}, which stands beside it then"));
        }
    }
    if let Some(name) = ["r#shared", "r#proconio"].into_iter().find(|name| words.contains(*name)) {
        return Err(format!("write {} without r#", &name[2..]));
    }
    let macros = macros(&tokens);
    if let Some(name) = OUTSIDE.iter().find(|name| macros.contains(**name)) {
        return Err(format!("{name}! needs something that is not in the file"));
    }
    let manifest = workspace.root.join("problems").join(&problem.name).join("Cargo.toml");
    let ours = |name: &String| name == "shared" || name == "proconio" || judge.has(name);
    let mut outside = dependencies(&manifest)?.into_iter().filter(|name| !ours(name));
    if let Some(name) = outside.find(|name| words.contains(name)) {
        return Err(format!("it uses the crate {name}"));
    }
    if judge.has("proconio") {
        Ok(())
    } else {
        check_reads(solution)
    }
}

/// Has the reader all that the solution takes from proconio?
fn check_reads(solution: &Source) -> Result<(), String> {
    let tokens = solution.tokens();
    let proconio = used(&tokens, "proconio")?;
    if proconio.is_empty() {
        return Ok(());
    }
    let is_renamed = |uses: &String, name: &str| {
        uses.contains("proconio ::") && uses.contains(&format!(" {name} as "))
    };
    let mut names = NAMES.iter();
    if let Some(name) = names.find(|name| solution.uses().any(|uses| is_renamed(&uses, name))) {
        return Err(format!("it gives {name} of proconio another name"));
    }
    // Others have a `marker`, too.
    let has_marker = proconio.contains("marker");
    let markers = used(&tokens, "marker").ok().filter(|_| has_marker).unwrap_or_default();
    let unknown = |known: &[&str], names: BTreeSet<String>| {
        names.into_iter().find(|name| !known.contains(&name.as_str()))
    };
    let first = unknown(&NAMES, proconio).or(unknown(&KINDS, markers));
    match first.or(unknown(&KINDS, kinds(&tokens))) {
        Some(unknown) => Err(format!("the reader has no `{unknown}` of proconio")),
        None => Ok(()),
    }
}

/// Title, link, idea, licence, and how to make the file again.
fn header(problem: &Problem, judge: &Judge) -> String {
    let page = &problem.page;
    let mut header = format!("//! # {}\n//!\n", page.title);
    if !page.link.is_empty() {
        header += &format!("//! <{}> · {} · {}\n//!\n", page.link, page.technique, page.cost);
    }
    let idea = page.part("Idea").unwrap_or_default().replace(PICTURE, "");
    for line in format!("**Idea.** {}", idea.trim_end()).lines() {
        header += format!("//! {line}").trim_end();
        header.push('\n');
    }
    let whom = if judge.name == "any" { String::new() } else { format!(" --for {}", judge.name) };
    let name = &problem.name;
    header + &format!("//!\n//! MIT or Apache-2.0. Made by `cargo judge bundle {name}{whom}`.\n\n")
}

/// A shared module, whole.
fn shared(workspace: &Workspace, name: &str) -> Result<String, String> {
    let folder = workspace.root.join("shared");
    let library = Source::parse(&text(&folder.join("src/lib.rs"))?, "shared/src/lib.rs")?;
    let refuse = |why: String| Err(format!("shared::{name} cannot travel: {why}"));
    if library.is_conditional(name) {
        return refuse(String::from("it stays at home behind a feature"));
    }
    let path = format!("src/{name}.rs");
    let module = Source::parse(&text(&folder.join(&path))?, &path)?.to_ship()?;
    let words = words(&module.tokens());
    let outside = dependencies(&folder.join("Cargo.toml"))?;
    match outside.iter().find(|outside| words.contains(*outside)) {
        Some(outside) => refuse(format!("it uses the crate {outside}")),
        None if words.contains("crate") => refuse(String::from("it uses another module")),
        None => Ok(module.compact()),
    }
}

/// The names of a manifest's dependencies, as code writes them.
fn dependencies(manifest: &Path) -> Result<Vec<String>, String> {
    let read: toml::Table = toml::from_str(&text(manifest)?)
        .map_err(|error| format!("{}: {error}", manifest.display()))?;
    let table = read.get("dependencies").and_then(toml::Value::as_table);
    Ok(table
        .into_iter()
        .flat_map(|table| table.keys())
        .map(|name| name.replace('-', "_"))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::bundle;
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
            assert!(!text.contains("#[cfg(test)]") && !text.contains("/// ```"), "{text}");
            let main = text.find("\nfn main()").unwrap();
            for module in ["\nmod shared", "\nmod proconio"] {
                assert!(text.find(module).is_none_or(|place| main < place), "{text}");
            }
            let (bytes, lines) = (text.len(), text.lines().count());
            assert!(bytes <= 10_000, "{}: {bytes} bytes", problem.name);
            small += usize::from(bytes <= 8000 && lines <= 220);
        }
        assert!(2 * small > workspace.problems.len(), "only {small} bundles are small");
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
        let page = "problems/nim/src/main.rs cannot travel: ";
        for (program, why) in [
            ("use shared::*;", "name each thing that you use of shared"),
            (
                "use proconio as p;",
                "write `proconio::…` for what you use of proconio, by no other name",
            ),
            (
                "mod shared { pub fn f() {} }",
                "`mod shared` names shared, which stands beside it then",
            ),
            ("use proconio::fastout;", "the reader has no `fastout` of proconio"),
            ("use proconio::marker::Bytes;", "the reader has no `Bytes` of proconio"),
            (
                "use proconio::input; fn f() { input! { a: [(f64, u8)] } }",
                "the reader has no `f64` of proconio",
            ),
            (
                "mod a { use shared::nim::nim_sum; }",
                "`mod a` names shared, which stands beside it then",
            ),
            ("use proconio::{input as i};", "it gives input of proconio another name"),
            ("mod a { mod more; }", "`mod more;` is another file; a page is one file"),
            ("use r#shared::nim;", "write shared without r#"),
            ("mod more;", "`mod more;` is another file; a page is one file"),
            (
                "const S: &str = f(include_str!(\"a\"));",
                "include_str! needs something that is not in the file",
            ),
        ] {
            assert_eq!(error(&format!("{program} fn main() {{}}")), format!("{page}{why}"));
        }
        let at_home = "shared::small cannot travel: it stays at home behind a feature";
        assert_eq!(error("use shared::small::subsets;\nfn main() {}"), at_home);
        assert!(error("use shared::nothing::f;\nfn main() {}").contains("shared/src/nothing.rs: "));
        assert!(error("fn main() {").starts_with("problems/nim/src/main.rs:1:"));
    }

    #[test]
    fn what_only_looks_like_it_travels() {
        let program = "#![recursion_limit = \"256\"]\nuse std::marker::PhantomData;\n\
                       fn main() { let input = 0_u8; let _ = (input as usize, PhantomData::<u8>); }\n\
                       #[cfg(test)]\ntype T = u8;\n";
        let (workspace, problem) = with_source(Workspace::find().unwrap(), "nim", program);
        let text = bundle(&workspace, &problem, &Judge::any()).unwrap();
        assert!(text.contains("\n#![recursion_limit") && !text.contains("type T"), "{text}");
    }

    #[test]
    fn a_shared_module_that_needs_more_cannot_travel() {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write("problems/nim/Cargo.toml", "[dependencies]\nsome-crate = \"1\"\n");
        write("shared/Cargo.toml", "[dependencies]\nsome-crate = \"1\"\n");
        write("shared/src/lib.rs", "pub mod a;\npub mod b;\n");
        write("shared/src/a.rs", "use crate::b::f;\n");
        write("shared/src/b.rs", "pub fn f() { some_crate::g() }\n#[cfg(test)]\nuse std::fmt;\n");
        let error = |source: &str| {
            let (mut workspace, problem) = with_source(
                Workspace::find().unwrap(),
                "nim",
                &format!("{source}\nfn main() {{}}"),
            );
            workspace.root = folder.path().to_owned();
            bundle(&workspace, &problem, &Judge::any()).unwrap_err()
        };
        let outside = "cannot travel: it uses the crate some_crate";
        assert_eq!(error("use shared::b;"), format!("shared::b {outside}"));
        assert_eq!(error("use some_crate::g;"), format!("problems/nim/src/main.rs {outside}"));
        assert_eq!(error("use shared::a;"), "shared::a cannot travel: it uses another module");
    }
}
