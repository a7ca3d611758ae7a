//! The file to submit: the program, the shared modules that it uses, and a reader in place of proconio.

// The reader, compiled here for its tests. It is written for Rust 1.63.
#[cfg(test)]
#[allow(unused_imports, unused_macros, clippy::inline_always, clippy::wildcard_imports)]
pub mod reader;
mod source;

use crate::{Problem, Workspace};
use anyhow::{Context, Result};
use fs_err as fs;
use source::{compact, Source};

const READER: &str = include_str!("reader.rs");

/// The text of the file to submit; an error says what cannot be bundled.
pub fn bundle(workspace: &Workspace, problem: &Problem) -> Result<String> {
    bundle_of(workspace, &problem.name, &problem.program()?)
}

fn bundle_of(workspace: &Workspace, name: &str, program: &str) -> Result<String> {
    let path = format!("problems/{name}/src/main.rs");
    let solution = Source::parse(program, &path)?;
    solution.check().with_context(|| format!("{path} cannot be bundled"))?;
    let program = solution.without_tests();
    let end_of_head =
        if program.starts_with("//!") { program.find('\n').map_or(0, |at| at + 1) } else { 0 };
    let (head, rest) = program.split_at(end_of_head);
    let mut file =
        format!("{head}//! MIT or Apache-2.0. Made by `cargo judge bundle {name}`.\n{rest}");
    let used = Source::parse(&program, &path)?;
    let shared = workspace.root.join("shared/src");
    let library = Source::parse(&fs::read_to_string(shared.join("lib.rs"))?, "shared/src/lib.rs")?;
    let modules = used.modules("shared", &library.public_modules());
    if !modules.is_empty() {
        file += "\n#[allow(unused)]\nmod shared {\n";
        for name in modules {
            let text = fs::read_to_string(shared.join(format!("{name}.rs")))?;
            let module = Source::parse(&text, &name)?.without_tests();
            file += &format!("pub mod {name} {{\n{}}}\n", compact(&module));
        }
        file += "}\n";
    }
    if program.contains("proconio") {
        let reader = compact(&Source::parse(READER, "the reader")?.without_tests());
        file += &format!("\n#[allow(unused)]\nmod proconio {{\n{reader}}}\n");
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::{bundle, bundle_of};
    use crate::Workspace;

    fn bundled(source: &str) -> String {
        let bundle = bundle_of(&Workspace::find().unwrap(), "nim", source);
        bundle.unwrap_or_else(|error| format!("{error:#}"))
    }

    #[test]
    fn every_bundle_parses_begins_with_its_title_and_is_small() {
        let workspace = Workspace::find().unwrap();
        let problems = workspace.problems().unwrap();
        assert!(problems.len() > 1);
        for problem in &problems {
            let text = bundle(&workspace, problem).unwrap();
            syn::parse_file(&text).unwrap();
            let (head, facts) = (text.lines().next().unwrap(), &problem.facts);
            assert!(head.starts_with(&format!("//! {}", facts.title)), "{text}");
            assert!(facts.url.as_ref().is_none_or(|url| head.contains(url)), "{text}");
            assert!(!text.contains("#[cfg(test)]") && !text.contains("/// ```"), "{text}");
            let main = text.find("\nfn main()").unwrap();
            for module in ["\nmod shared", "\nmod proconio"] {
                assert!(text.find(module).is_none_or(|place| main < place), "{text}");
            }
            assert!(text.len() <= 12 << 10, "{}: {} bytes", problem.name, text.len());
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
