//! The file to submit: the page's head and program on top, the shared modules that it uses, a reader in
//! place of proconio.

// The reader as the crate itself sees it, for its tests. It is written for Rust 1.63, and reads as
// little as a number.
#[cfg(test)]
#[allow(unused_imports, unused_macros, clippy::inline_always, clippy::wildcard_imports)]
pub mod reader;
mod source;

use crate::workspace::{Problem, Workspace};
use anyhow::{Context, Result};
use fs_err as fs;
use source::{compact, Source};

const READER: &str = include_str!("reader.rs");
/// The line of the reader in whose place stands how stdin is held, and the two ways.
const DOOR: &str = "include!(\"reader/alone.rs\");\n";
const ALONE: &str = include_str!("reader/alone.rs");
const THREADS: &str = include_str!("reader/threads.rs");

/// The file to submit; an error says what cannot be bundled.
pub fn bundle(workspace: &Workspace, problem: &Problem) -> Result<String> {
    let path = format!("problems/{}/src/main.rs", problem.name);
    let solution = Source::parse(&problem.source, &path)?;
    solution.check().with_context(|| format!("{path} cannot be bundled"))?;
    let program = solution.without_essay_and_tests();
    let mut file = header(problem, "//!") + &program;
    let used = Source::parse(&program, &path)?;
    let shared = workspace.root.join("shared/src");
    let library = Source::parse(&fs::read_to_string(shared.join("lib.rs"))?, "shared/src/lib.rs")?;
    let modules = used.modules("shared", &library.public_modules());
    if !modules.is_empty() {
        file += "\n#[allow(unused)]\nmod shared {\n";
        for name in modules {
            let text = fs::read_to_string(shared.join(format!("{name}.rs")))?;
            let module = Source::parse(&text, &name)?.without_essay_and_tests();
            file += &format!("pub mod {name} {{\n{}}}\n", compact(&module));
        }
        file += "}\n";
    }
    if program.contains("proconio") {
        // In two threads there is one stdin all the same.
        let door = if program.contains("thread") { THREADS } else { ALONE };
        let reader = Source::parse(&READER.replace(DOOR, door), "the reader")?;
        let reader = compact(&reader.without_essay_and_tests());
        file += &format!("\n#[allow(unused)]\nmod proconio {{\n{reader}}}\n");
    }
    Ok(file)
}

/// The problem's program in C++, with the same head.
pub fn bundle_cpp(workspace: &Workspace, problem: &Problem) -> Result<String> {
    Ok(header(problem, "//") + &fs::read_to_string(workspace.cpp(problem)?)?)
}

/// Title, link, method, licence, and how to make the file again.
fn header(problem: &Problem, comment: &str) -> String {
    let (page, name) = (&problem.page, &problem.name);
    let mut text = format!("# {}\n\n", page.title);
    if !page.link.is_empty() {
        text += &format!("<{}> · {} · {}\n\n", page.link, page.technique, page.cost);
    }
    text += &format!("**Method.** {}\n\n", page.part("Method").unwrap_or_default());
    let flag = if comment == "//" { " --cpp" } else { "" };
    text += &format!("MIT or Apache-2.0. Made by `cargo judge bundle {name}{flag}`.");
    let lines = text.lines().map(|line| format!("{comment} {line}").trim_end().to_owned() + "\n");
    lines.collect::<String>() + "\n"
}

#[cfg(test)]
mod tests {
    use super::bundle;
    use crate::workspace::Workspace;

    fn bundled(source: &str) -> String {
        let mut workspace = Workspace::find().unwrap();
        let place = workspace.problems.iter().position(|problem| problem.name == "nim").unwrap();
        let mut problem = workspace.problems.remove(place);
        problem.source = source.to_owned();
        bundle(&workspace, &problem).unwrap_or_else(|error| format!("{error:#}"))
    }

    #[test]
    fn every_bundle_parses_begins_with_its_page_and_is_small() {
        let workspace = Workspace::find().unwrap();
        for problem in &workspace.problems {
            let text = bundle(&workspace, problem).unwrap();
            syn::parse_file(&text).unwrap();
            assert!(text.starts_with(&format!("//! # {}\n", problem.page.title)), "{text}");
            assert!(
                text.contains("//! **Method.** ") && text.contains(&problem.page.link),
                "{text}"
            );
            assert!(!text.contains("#[cfg(test)]") && !text.contains("/// ```"), "{text}");
            let main = text.find("\nfn main()").unwrap();
            for module in ["\nmod shared", "\nmod proconio"] {
                assert!(text.find(module).is_none_or(|place| main < place), "{text}");
            }
            assert!(text.len() <= 10 << 10, "{}: {} bytes", problem.name, text.len());
        }
    }

    #[test]
    fn what_cannot_be_bundled_is_named() {
        let error = bundled("mod more; fn main() {}");
        assert_eq!(
            error,
            "problems/nim/src/main.rs cannot be bundled: `mod more;` is another file"
        );
        assert!(bundled("fn main() {").starts_with("problems/nim/src/main.rs:1:"));
    }

    #[test]
    fn what_only_looks_odd_is_bundled() {
        let program = "#![recursion_limit = \"256\"]\nuse std::marker::PhantomData;\n\
                       fn main() { let input = 0_u8; let _ = (input as usize, PhantomData::<u8>); }\n\
                       #[cfg(test)]\ntype T = u8;\n";
        let text = bundled(program);
        assert!(text.contains("\n#![recursion_limit") && !text.contains("type T"), "{text}");
    }
}
