//! Programs of one file from a problem's `spec.rs`: the validator of inputs, the judge's part, the wrong
//! programs. What they name travels with them: whole items, found by the words in their text.

use anyhow::{Context, Result};
use fs_err as fs;
use std::collections::{BTreeSet, HashSet};
use syn::spanned::Spanned;
use syn::{Expr, Item, Member};
use workspace::{Problem, Workspace};

/// The files of the crate `spec` from which something may travel.
const FILES: [&str; 5] = ["validator", "forest", "talk", "input", "shapes"];

/// What a program does.
#[derive(Clone, Copy, Debug)]
pub enum Task<'a> {
    /// Takes an input that keeps the promise, refuses others.
    Validates,
    /// Judges an answer where several are right.
    Checks,
    /// Plays the judge's part.
    Plays,
    /// Makes the mistake that this case shows.
    Errs(&'a str),
}

/// What the programs of a problem are made of.
#[derive(Default)]
pub struct Parts {
    validate: String,
    check: String,
    interact: String,
    /// The cases and the programs.
    mistakes: Vec<(String, String)>,
    /// The items of the problem and those of `spec`, by their names; that of an `impl` is its type's.
    pieces: [Vec<(String, String)>; 2],
    /// Names of the standard library, with their paths.
    imports: Vec<(String, String)>,
}

impl Parts {
    pub fn read(workspace: &Workspace, problem: &Problem) -> Result<Parts> {
        let shared = FILES.map(|name| workspace.root.join(format!("scripts/spec/src/{name}.rs")));
        let mut parts = Parts::default();
        for (paths, of) in [(&[problem.folder.join("spec.rs")][..], 0), (&shared, 1)] {
            for path in paths {
                let text = fs::read_to_string(path)?;
                parts.take(&text, of).with_context(|| path.display().to_string())?;
            }
        }
        Ok(parts)
    }

    fn take(&mut self, text: &str, of: usize) -> Result<()> {
        for item in &syn::parse_file(text)?.items {
            let source = source(item, text);
            match item {
                Item::Const(item) if item.ident == "SPEC" => self.take_spec(&item.expr, text),
                Item::Use(_) => {
                    let Some(path) = source.strip_prefix("use std::") else { continue };
                    let (module, names) = path.rsplit_once("::").context("no path")?;
                    for name in words(names) {
                        self.imports.push((name.into(), format!("use std::{module}::{name};\n")));
                    }
                }
                Item::Impl(item) => {
                    let name = words(self::source(&item.self_ty, text)).next();
                    self.pieces[of].push((name.unwrap_or("").into(), source.into()));
                }
                _ => {
                    // What makes inputs stays at home.
                    let code = without_comments(source);
                    if words(&code).all(|word| word != "Random") {
                        let kinds = ["const", "enum", "fn", "static", "struct", "type"];
                        let name = words(&code).skip_while(|word| !kinds.contains(word)).nth(1);
                        self.pieces[of].push((name.unwrap_or("").into(), source.into()));
                    }
                }
            }
        }
        Ok(())
    }

    fn take_spec(&mut self, spec: &Expr, text: &str) {
        let Expr::Struct(spec) = spec else { return };
        for field in &spec.fields {
            let Member::Named(name) = &field.member else { continue };
            match (name.to_string().as_str(), arguments(&field.expr, text)) {
                ("validate", _) => self.validate = source(&field.expr, text).to_owned(),
                ("check", some) => self.check = some.concat(),
                ("interact", some) => self.interact = some.concat(),
                ("mistakes", _) => {
                    let Expr::Reference(list) = &field.expr else { continue };
                    let Expr::Array(list) = &*list.expr else { continue };
                    for mistake in &list.elems {
                        let [case, program] = &arguments(mistake, text)[..] else { continue };
                        self.mistakes.push((case.trim_matches('"').into(), program.clone()));
                    }
                }
                _ => {}
            }
        }
    }

    /// `main`, and the constant with what it calls.
    fn main(&self, task: Task) -> (&'static str, String) {
        let plays = !self.interact.is_empty();
        let (main, constant, called) = match task {
            Task::Validates => {
                let constant = "VALIDATE: fn(&mut Validator)";
                (include_str!("mains/validates.rs"), constant, &self.validate)
            }
            Task::Checks => {
                let constant = "CHECK: fn(&str, &str) -> bool";
                (include_str!("mains/checks.rs"), constant, &self.check)
            }
            Task::Plays => {
                let constant = "INTERACT: fn(&mut Input, &mut Talk) -> Ending";
                (include_str!("mains/plays.rs"), constant, &self.interact)
            }
            Task::Errs(case) => {
                let program = self.mistakes.iter().find(|mistake| mistake.0 == case);
                let program = program.map_or(&self.validate, |mistake| &mistake.1);
                if plays {
                    let constant = "WRONG: fn(&mut Talk) -> Ending";
                    (include_str!("mains/errs_talking.rs"), constant, program)
                } else {
                    let constant = "WRONG: fn(&mut Input) -> String";
                    (include_str!("mains/errs.rs"), constant, program)
                }
            }
        };
        (main, format!("const {constant} = {};\n", outdented(called)))
    }

    /// The program under this comment.
    pub fn program(&self, task: Task, comment: &str) -> String {
        let (main, root) = self.main(task);
        let mut names = names_in(&format!("{main}\n{root}"));
        let mut travels = String::new();
        // What `spec` names is never the problem's; of one name the problem's goes before that of `spec`.
        let mut own = HashSet::new();
        for pieces in &self.pieces {
            let mut left: Vec<_> = pieces.iter().filter(|piece| !own.contains(&piece.0)).collect();
            while let Some(at) = left.iter().position(|piece| names.contains(&piece.0)) {
                let (name, piece) = left.remove(at);
                names.extend(names_in(piece));
                travels += &format!("\n{piece}\n");
                if !piece.starts_with("impl") {
                    own.insert(name);
                }
            }
        }
        // `write!` needs the trait `Write`.
        let is_used = |name: &str| names.contains(name) || names.contains(&name.to_lowercase());
        let used = self.imports.iter().filter(|import| is_used(&import.0));
        let (own, main) = main.split_once("\n\n").unwrap_or(("", main));
        let imports: BTreeSet<String> =
            used.map(|import| import.1.clone()).chain([format!("{own}\n")]).collect();
        let imports: String = imports.into_iter().collect();
        format!("{comment}\n#![allow(dead_code)]\n\n{imports}\n{main}\n{root}{travels}")
    }
}

fn source<'a>(node: &impl Spanned, text: &'a str) -> &'a str {
    &text[node.span().byte_range()]
}

/// The arguments of a call; none of anything else.
fn arguments(expression: &Expr, text: &str) -> Vec<String> {
    let Expr::Call(call) = expression else { return vec![] };
    call.args.iter().map(|argument| source(argument, text).to_owned()).collect()
}

/// Without the blanks that all lines after the first begin with.
fn outdented(text: &str) -> String {
    let later = text.lines().skip(1).filter(|line| !line.is_empty());
    let blanks = later.map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    text.replace(&format!("\n{}", " ".repeat(blanks)), "\n")
}

fn without_comments(text: &str) -> String {
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The words of some code that may name an item; not what it gives a name itself.
fn names_in(text: &str) -> HashSet<String> {
    words(&without_comments(text).replace("fn ", "fn .")).map(str::to_owned).collect()
}

/// The words of a text, but no fields and methods.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |letter: char| letter.is_alphanumeric() || "_.".contains(letter);
    text.split(move |letter: char| !is_part(letter))
        .flat_map(|path| path.split(".."))
        .filter_map(|path| path.split('.').next().filter(|word| !word.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::{Item, Parts, Task};
    use std::collections::HashSet;
    use workspace::Workspace;

    const SPEC: &str = r#"
use spec::prelude::*;
use std::collections::{BTreeMap, HashMap};

const MOST: u64 = 9;
const LEAST: u64 = 1;

pub const SPEC: Spec = Spec {
    generate: |random| row(random),
    validate: |input| drop(input.number(1..=MOST)),
    mistakes: &[
        wrong("hack-a", |input| {
            let number = input.row();
            format!("{LEAST} {number}")
        }),
        wrong("hack-b", |input| HashMap::from([(input.row(), ())]).len().to_string()),
    ],
};

fn row(random: &mut Random) {}
"#;
    const SHARED: &str = r"
/// A text: not MOST.
pub struct Input<'a>(&'a str);

impl<'a> Input<'a> {
    pub fn row(&mut self) -> u64 {
        least()
    }
}

pub fn least() -> u64 {
    3
}

pub fn most() {}

pub fn row() {}
";

    fn program(case: &str) -> String {
        let mut parts = Parts::default();
        parts.take(SPEC, 0).unwrap();
        parts.take(SHARED, 1).unwrap();
        parts.program(Task::Errs(case), "//! Wrong.")
    }

    #[test]
    fn what_is_used_travels() {
        let main = include_str!("mains/errs.rs").split_once("\n\n").unwrap().1;
        let shared = SHARED.trim_start().split_once("\npub fn most").unwrap().0;
        let expected = format!(
            "//! Wrong.\n#![allow(dead_code)]\n\nuse std::io::Read as _;\n\n{main}\n\
             const WRONG: fn(&mut Input) -> String = |input| {{\n    \
             let number = input.row();\n    format!(\"{{LEAST}} {{number}}\")\n}};\n\n\
             const LEAST: u64 = 1;\n\n{shared}"
        );
        assert_eq!(program("hack-a"), expected);
    }

    /// Of every problem: what is written once stands there once.
    #[test]
    fn no_name_is_there_twice() {
        let workspace = Workspace::find().unwrap();
        for problem in workspace.problems().unwrap() {
            let parts = Parts::read(&workspace, &problem).unwrap();
            for (case, _) in &parts.mistakes {
                let program = parts.program(Task::Errs(case), "//! Wrong.");
                let file = syn::parse_file(&program).unwrap();
                let names = file.items.iter().filter_map(|item| match item {
                    Item::Const(item) => Some(&item.ident),
                    Item::Fn(item) => Some(&item.sig.ident),
                    Item::Struct(item) => Some(&item.ident),
                    Item::Enum(item) => Some(&item.ident),
                    _ => None,
                });
                let names: Vec<_> = names.collect();
                let differ = names.iter().collect::<HashSet<_>>().len();
                assert_eq!(differ, names.len(), "{}: {case}: {names:?}", problem.name);
            }
        }
    }

    #[test]
    fn imports_travel_where_they_are_used() {
        let program = program("hack-b");
        assert!(program.contains("use std::collections::HashMap;\n"), "{program}");
        assert!(!program.contains("BTreeMap") && !program.contains("LEAST"), "{program}");
    }
}
