//! Programs of one file from a problem's `spec.rs`: the validator of inputs, the judge's part, the wrong
//! programs. What they use travels with them, and nothing else. It is found by names: whatever a name
//! that is used may mean.

use crate::workspace::{Problem, Workspace};
use anyhow::{Context, Result};
use fs_err as fs;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeSet, HashSet};
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ImplItem, Item, ItemImpl, Member, UseTree};

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
    pieces: Vec<Piece>,
    imports: Vec<Import>,
}

/// An item, or a method or constant of a type.
struct Piece {
    name: String,
    /// The head of the `impl` and the name of its type.
    within: Option<[String; 2]>,
    text: String,
    names: HashSet<String>,
}

/// From the standard library.
struct Import {
    path: String,
    name: String,
}

impl Parts {
    pub fn read(workspace: &Workspace, problem: &Problem) -> Result<Parts> {
        let own = problem.folder.join("spec.rs");
        let shared = FILES.map(|name| workspace.root.join(format!("scripts/spec/src/{name}.rs")));
        let mut parts = Parts::default();
        for path in [own].iter().chain(&shared) {
            parts
                .take_file(&fs::read_to_string(path)?)
                .with_context(|| path.display().to_string())?;
        }
        Ok(parts)
    }

    fn take_file(&mut self, text: &str) -> Result<()> {
        for item in &syn::parse_file(text)?.items {
            self.take(item, text);
        }
        Ok(())
    }

    fn take(&mut self, item: &Item, text: &str) {
        let name = match item {
            Item::Const(item) if item.ident == "SPEC" => return self.take_spec(&item.expr, text),
            Item::Use(item) => return take_imports(&item.tree, "", &mut self.imports),
            Item::Impl(item) => return self.take_methods(item, text),
            Item::Const(item) => &item.ident,
            Item::Enum(item) => &item.ident,
            Item::Fn(item) => &item.sig.ident,
            Item::Static(item) => &item.ident,
            Item::Struct(item) => &item.ident,
            Item::Type(item) => &item.ident,
            _ => return,
        };
        self.pieces.push(Piece::of(name.to_string(), None, item, text));
    }

    fn take_methods(&mut self, item: &ItemImpl, text: &str) {
        let whole = source(item, text);
        let head = whole.split('{').next().unwrap_or("").trim().to_owned();
        let of = item.self_ty.to_token_stream().into_iter().next();
        let of = of.map_or(String::new(), |token| token.to_string());
        for part in &item.items {
            let name = match part {
                ImplItem::Fn(method) => &method.sig.ident,
                ImplItem::Const(constant) => &constant.ident,
                _ => continue,
            };
            let within = Some([head.clone(), of.clone()]);
            self.pieces.push(Piece::of(name.to_string(), within, part, text));
        }
    }

    fn take_spec(&mut self, spec: &Expr, text: &str) {
        let Expr::Struct(spec) = spec else { return };
        for field in &spec.fields {
            let Member::Named(name) = &field.member else { continue };
            let value = || source(&field.expr, text).to_owned();
            match (name.to_string().as_str(), &field.expr) {
                ("validate", _) => self.validate = value(),
                ("check", Expr::Call(some)) => self.check = argument(some, 0, text),
                ("interact", Expr::Call(some)) => self.interact = argument(some, 0, text),
                ("mistakes", Expr::Reference(list)) => {
                    let Expr::Array(list) = &*list.expr else { continue };
                    for mistake in &list.elems {
                        if let Expr::Call(call) = mistake {
                            let case = argument(call, 0, text).trim_matches('"').to_owned();
                            self.mistakes.push((case, argument(call, 1, text)));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// `main`, and the constant with what it calls.
    fn main(&self, task: Task) -> (&'static str, String) {
        let (main, name, kind, root) = match task {
            Task::Validates => (
                include_str!("mains/validates.rs"),
                "VALIDATE",
                "fn(&mut Validator)",
                &self.validate,
            ),
            Task::Checks => {
                let kind = "fn(&str, &str) -> bool";
                (include_str!("mains/checks.rs"), "CHECK", kind, &self.check)
            }
            Task::Plays => {
                let kind = "fn(&mut Input, &mut Talk) -> Ending";
                (include_str!("mains/plays.rs"), "INTERACT", kind, &self.interact)
            }
            Task::Errs(case) => {
                let program = self.mistakes.iter().find(|mistake| mistake.0 == case);
                let program = program.map_or(&self.validate, |mistake| &mistake.1);
                if self.interact.is_empty() {
                    let kind = "fn(&mut Input) -> String";
                    (include_str!("mains/errs.rs"), "WRONG", kind, program)
                } else {
                    let kind = "fn(&mut Talk) -> Ending";
                    (include_str!("mains/errs_talking.rs"), "WRONG", kind, program)
                }
            }
        };
        (main, format!("const {name}: {kind} = {};\n", outdented(root)))
    }

    /// The program under this comment.
    pub fn program(&self, task: Task, comment: &str) -> String {
        let (main, root) = self.main(task);
        let own = main.parse().into_iter().chain(root.parse::<TokenStream>());
        let mut names: HashSet<String> = own.flat_map(|tokens| names_in(&tokens)).collect();
        let mut travels = vec![false; self.pieces.len()];
        while let Some(i) =
            (0..travels.len()).find(|&i| !travels[i] && self.pieces[i].is_named(&names))
        {
            travels[i] = true;
            names.extend(self.pieces[i].names.iter().cloned());
        }
        // `write!` needs the trait `Write`.
        let is_used = |name: &str| names.contains(name) || names.contains(&name.to_lowercase());
        let used = self.imports.iter().filter(|import| is_used(&import.name));
        let imports = used.map(|import| format!("use {};\n", import.path));
        let (own, main) = main.split_once("\n\n").unwrap_or(("", main));
        let imports: BTreeSet<String> = imports.chain([format!("{own}\n")]).collect();
        let mut text = format!("{comment}\n#![allow(dead_code)]\n\n");
        text.extend(imports);
        text += &format!("\n{main}\n{root}");
        let mut within = None;
        for (piece, _) in self.pieces.iter().zip(travels).filter(|(_, travels)| *travels) {
            if piece.within != within {
                text += if within.is_some() { "}\n" } else { "" };
                within.clone_from(&piece.within);
                text += &within.as_ref().map_or(String::new(), |[head, _]| format!("\n{head} {{"));
            }
            text += "\n";
            text += &piece.text;
        }
        text + if within.is_some() { "}\n" } else { "" }
    }
}

impl Piece {
    fn of(
        name: String,
        within: Option<[String; 2]>,
        node: &(impl Spanned + ToTokens),
        text: &str,
    ) -> Piece {
        // With the blanks before it, which a method has.
        let place = node.span().byte_range();
        let start = text[..place.start].trim_end_matches(' ').len();
        let text = format!("{}\n", &text[start..place.end]);
        Piece { name, within, text, names: names_in(&node.to_token_stream()) }
    }

    /// Whether it may be meant by one of these names.
    fn is_named(&self, names: &HashSet<String>) -> bool {
        let is_called = || names.contains(&format!(".{}", self.name));
        match &self.within {
            Some([_, of]) => names.contains(of) && (names.contains(&self.name) || is_called()),
            // What makes inputs stays at home; a variable may have its name.
            None => names.contains(&self.name) && !self.names.contains("Random"),
        }
    }
}

fn source<'a>(node: &impl Spanned, text: &'a str) -> &'a str {
    &text[node.span().byte_range()]
}

fn argument(call: &ExprCall, number: usize, text: &str) -> String {
    call.args.iter().nth(number).map_or("", |argument| source(argument, text)).to_owned()
}

/// Without the blanks that all lines after the first begin with.
fn outdented(text: &str) -> String {
    let later = text.lines().skip(1).filter(|line| !line.is_empty());
    let blanks = later.map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    text.replace(&format!("\n{}", " ".repeat(blanks)), "\n")
}

/// All names in a text, those within the braces of its strings too; those of methods and fields with
/// their dot.
fn names_in(tokens: &TokenStream) -> HashSet<String> {
    let (mut names, mut before) = (HashSet::new(), [String::new(), String::new()]);
    for token in tokens.clone() {
        // Two dots are a range.
        let dot = if before[1] == "." && before[0] != "." { "." } else { "" };
        let is_given_here = before[1] == "fn";
        before = [std::mem::take(&mut before[1]), token.to_string()];
        match token {
            TokenTree::Ident(_) if is_given_here => {}
            TokenTree::Ident(name) => drop(names.insert(format!("{dot}{name}"))),
            TokenTree::Group(group) => names.extend(names_in(&group.stream())),
            TokenTree::Literal(literal) => {
                let literal = literal.to_string();
                let inside = literal.split('{').skip(1);
                let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
                let name = |rest: &str| rest.chars().take_while(|&c| is_part(c)).collect();
                names.extend(inside.map(name));
            }
            TokenTree::Punct(_) => {}
        }
    }
    names
}

fn take_imports(tree: &UseTree, before: &str, imports: &mut Vec<Import>) {
    match tree {
        UseTree::Path(path) if before.is_empty() && path.ident != "std" => {}
        UseTree::Path(path) => {
            take_imports(&path.tree, &format!("{before}{}::", path.ident), imports);
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                take_imports(tree, before, imports);
            }
        }
        UseTree::Name(name) => {
            let name = name.ident.to_string();
            imports.push(Import { path: format!("{before}{name}"), name });
        }
        UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::{Parts, Task};

    const SPEC: &str = r#"
use super::prelude::*;
use std::collections::{BTreeMap, HashMap};

const MOST: u64 = 9;
const LEAST: u64 = 1;

pub const SPEC: Spec = Spec {
    generate: |random| row(random),
    validate: |input| drop(input.number(1..=MOST)),
    mistakes: &[
        wrong("hack-a", |input| {
            let row = input.row();
            format!("{LEAST} {row}")
        }),
        wrong("hack-b", |input| HashMap::from([(input.number(), ())]).len().to_string()),
    ],
};

fn row(random: &mut Random) {}
"#;
    const SHARED: &str = r"
/// A text.
pub struct Input<'a>(&'a str);

impl<'a> Input<'a> {
    const BASE: u64 = 10;

    pub fn new(text: &'a str) -> Input<'a> {
        Input(text)
    }

    /// A row.
    pub fn row(&mut self) -> u64 {
        self.number() * Self::BASE
    }

    pub fn number(&mut self) -> u64 {
        3
    }

    pub fn word(&mut self) {}
}

pub fn number() {}
";

    fn program(case: &str) -> String {
        let mut parts = Parts::default();
        parts.take_file(SPEC).unwrap();
        parts.take_file(SHARED).unwrap();
        parts.program(Task::Errs(case), "//! Wrong.")
    }

    #[test]
    fn what_is_used_travels_and_nothing_else() {
        let main = include_str!("mains/errs.rs").split_once("\n\n").unwrap().1;
        let program = program("hack-a");
        let expected = format!(
            "//! Wrong.\n#![allow(dead_code)]\n\nuse std::io::Read as _;\n\n{main}\n\
             const WRONG: fn(&mut Input) -> String = |input| {{\n    \
             let row = input.row();\n    format!(\"{{LEAST}} {{row}}\")\n}};\n\n\
             const LEAST: u64 = 1;\n\n\
             /// A text.\npub struct Input<'a>(&'a str);\n\n\
             impl<'a> Input<'a> {{\n    const BASE: u64 = 10;\n\n    \
             pub fn new(text: &'a str) -> Input<'a> {{\n        Input(text)\n    }}\n\n    \
             /// A row.\n    pub fn row(&mut self) -> u64 {{\n        \
             self.number() * Self::BASE\n    }}\n\n    \
             pub fn number(&mut self) -> u64 {{\n        3\n    }}\n}}\n"
        );
        assert_eq!(program, expected);
    }

    #[test]
    fn imports_travel_where_they_are_used() {
        let program = program("hack-b");
        assert!(program.contains("use std::collections::HashMap;\n"), "{program}");
        assert!(!program.contains("BTreeMap") && !program.contains("fn row"), "{program}");
    }
}
