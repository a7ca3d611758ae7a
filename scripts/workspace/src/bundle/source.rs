//! A Rust source file on its way to a judge.

use anyhow::{anyhow, bail, Result};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Macro, UseTree};

pub struct Source {
    text: String,
    file: syn::File,
}

impl Source {
    /// `name` is for error messages.
    pub fn parse(text: &str, name: &str) -> Result<Source> {
        // The parser's spans do not count a byte order mark.
        let text = text.trim_start_matches('\u{feff}');
        let file = syn::parse_file(text).map_err(|error| {
            let at = error.span().start();
            anyhow!("{name}:{}:{}: {error}", at.line, at.column + 1)
        })?;
        Ok(Source { text: text.to_owned(), file })
    }

    /// The text without items under `#[cfg(test)]`.
    pub fn without_tests(&self) -> String {
        let tests = self.file.items.iter().filter(|item| is_for_tests(item));
        let (mut text, mut at) = (String::new(), 0);
        for cut in tests.map(|item| item.span().byte_range()) {
            text += self.text[at..cut.start].trim_end_matches(' ');
            let rest = &self.text[cut.end..];
            at = self.text.len() - rest.strip_prefix('\n').unwrap_or(rest).len();
        }
        (text + &self.text[at..]).trim().to_owned() + "\n"
    }

    /// An error names the first thing that cannot be in a bundle.
    pub fn check(&self) -> Result<()> {
        let mut obstacle = Obstacle(None);
        for item in self.file.items.iter().filter(|item| !is_for_tests(item)) {
            obstacle.visit_item(item);
        }
        obstacle.0.map_or(Ok(()), |why| bail!(why))
    }

    /// Those of a crate's modules that the file uses.
    pub fn modules(&self, name: &str, modules: &[String]) -> Vec<String> {
        // All tokens are separated by blanks.
        let tokens = self.file.to_token_stream().to_string();
        let path = format!("{name} :: ");
        let uses: String = tokens
            .split(&path)
            .skip(1)
            .filter_map(|rest| match rest.strip_prefix('{') {
                Some(list) => list.split(';').next(),
                None => rest.split(' ').next(),
            })
            .collect::<Vec<_>>()
            .join(" ");
        let words: Vec<&str> = uses.split(' ').collect();
        modules.iter().filter(|module| words.contains(&module.as_str())).cloned().collect()
    }

    /// The public modules that are always compiled.
    pub fn public_modules(&self) -> Vec<String> {
        let module = |item: &Item| match item {
            Item::Mod(module) if module.attrs.iter().all(|a| !a.path().is_ident("cfg")) => {
                Some(module.ident.to_string())
            }
            _ => None,
        };
        self.file.items.iter().filter_map(module).collect()
    }
}

/// Removes blank lines and comment lines, and indents by one blank per level. Sound because no string of
/// ours spans several lines.
pub fn compact(text: &str) -> String {
    let lines = text.lines().map(|line| (line.len() - line.trim_start().len(), line.trim()));
    let code = lines.filter(|(_, code)| !code.is_empty() && !code.starts_with("//"));
    code.map(|(blanks, code)| " ".repeat(blanks / 4) + code + "\n").collect()
}

fn is_for_tests(item: &Item) -> bool {
    let attributes = |input: ParseStream| {
        let attributes = input.call(Attribute::parse_outer)?;
        input.parse::<TokenStream>()?;
        Ok(attributes)
    };
    let attributes = attributes.parse2(item.to_token_stream()).unwrap_or_default();
    attributes.iter().any(|attribute| {
        let list = attribute.meta.require_list();
        attribute.path().is_ident("cfg") && list.is_ok_and(|list| list.tokens.to_string() == "test")
    })
}

/// Macros that need something outside the file.
const OUTSIDE: [&str; 5] = ["env", "include", "include_bytes", "include_str", "option_env"];

/// What the reader in a bundle has of proconio, and what a program may read with `input!` elsewhere.
const KNOWN: [&str; 8] = [
    "input",
    "input_interactive",
    "is_stdin_empty",
    "marker",
    "read_value",
    "Usize1",
    "Chars",
    "self",
];
const UNKNOWN_KINDS: [&str; 6] = ["f32", "f64", "bool", "char", "Bytes", "Isize1"];

struct Obstacle(Option<String>);

impl Obstacle {
    /// Names of proconio that the reader does not have.
    fn visit_names(&mut self, tree: &UseTree) {
        let name = match tree {
            UseTree::Path(path) => {
                self.visit_names(&path.tree);
                &path.ident
            }
            UseTree::Name(name) => &name.ident,
            UseTree::Rename(name) => &name.ident,
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.visit_names(tree))
            }
            UseTree::Glob(_) => return,
        };
        if !KNOWN.contains(&name.to_string().as_str()) {
            self.0.get_or_insert(format!("the reader in a bundle has no `{name}` of proconio"));
        }
    }
}

impl Visit<'_> for Obstacle {
    fn visit_item_use(&mut self, item: &ItemUse) {
        if let UseTree::Path(path) = &item.tree {
            if path.ident == "proconio" {
                self.visit_names(&path.tree);
            }
        }
    }

    fn visit_item_mod(&mut self, module: &ItemMod) {
        let name = &module.ident;
        let Some((_, items)) = &module.content else {
            self.0.get_or_insert(format!("`mod {name};` is another file"));
            return;
        };
        let inside: TokenStream = items.iter().map(ToTokens::to_token_stream).collect();
        let inside = inside.to_string();
        for crate_name in ["shared", "proconio"] {
            if inside.split(' ').any(|word| word == crate_name) {
                // In the bundle that crate is a module beside this one.
                self.0.get_or_insert(format!(
                    "`mod {name}` uses {crate_name}: only `main.rs` itself can"
                ));
            }
        }
        visit::visit_item_mod(self, module);
    }

    fn visit_macro(&mut self, called: &Macro) {
        let name = called.path.segments.last().map(|segment| segment.ident.to_string());
        let name = name.unwrap_or_default();
        if OUTSIDE.contains(&name.as_str()) {
            self.0.get_or_insert(format!("{name}! needs something that is not in the file"));
        }
        if name.starts_with("input") {
            let tokens = called.tokens.to_string();
            let is_there = |kind: &&&str| {
                tokens.split(|c: char| !c.is_alphanumeric()).any(|word| word == **kind)
            };
            if let Some(kind) = UNKNOWN_KINDS.iter().find(is_there) {
                self.0.get_or_insert(format!("the reader in a bundle reads no `{kind}`"));
            }
        }
        visit::visit_macro(self, called);
    }
}

#[cfg(test)]
mod tests {
    use super::{compact, Source};

    fn source(text: &str) -> Source {
        Source::parse(text, "x.rs").unwrap()
    }

    #[test]
    fn tests_stay_at_home_and_all_else_travels() {
        let file = source(
            "//! Page.\n\n#[cfg(not(test))]\nuse std::io::stdin;\n#[cfg(test)]\nuse tests::stdin;\n\n\
             /// One.\nfn f() {} // why\n\n// loose\nmod a {\n    #[cfg(test)]\n    fn g() {}\n}\n\n\
             #[cfg(test)]\nmod tests {\n    fn stdin() {}\n}\n",
        );
        let shipped =
            "//! Page.\n\n#[cfg(not(test))]\nuse std::io::stdin;\n\n/// One.\nfn f() {} // why\n\n// loose\n\
             mod a {\n    #[cfg(test)]\n    fn g() {}\n}\n";
        assert_eq!(file.without_tests(), shipped);
    }

    #[test]
    fn comments_go_and_code_stays() {
        let text = "//! a\n/// b\nfn f() {} // c\n\nimpl A {\n    /// d\n    fn g() {}\n}\n";
        assert_eq!(compact(text), "fn f() {} // c\nimpl A {\n fn g() {}\n}\n");
    }

    #[test]
    fn used_modules_are_found_in_paths_lists_and_macros() {
        let file = source(
            "use shared::{nim::{a, b}, print}; use other::basis; use std::fmt;\n\
             fn f() { shared::grundy::mex([]); assert!(shared::modular::pow(1, 2) == 1); }",
        );
        let all = ["basis", "grundy", "modular", "nim", "output", "print"].map(String::from);
        assert_eq!(file.modules("shared", &all), ["grundy", "modular", "nim", "print"]);
    }

    #[test]
    fn modules_behind_conditions_are_not_public() {
        let file = source("pub mod a;\n#[cfg(feature = \"x\")]\npub mod b;\nmod c {}");
        assert_eq!(file.public_modules(), ["a", "c"]);
    }

    #[test]
    fn what_cannot_be_bundled_is_named() {
        for (text, why) in [
            ("mod more;", "`mod more;` is another file"),
            ("fn f() { mod a { mod more; } }", "`mod more;` is another file"),
            ("mod a { use shared::nim; }", "`mod a` uses shared: only `main.rs` itself can"),
            (
                "const S: &str = include_str!(\"a\");",
                "include_str! needs something that is not in the file",
            ),
            (
                "use proconio::{input, marker::{Bytes, Usize1}};",
                "the reader in a bundle has no `Bytes` of proconio",
            ),
            ("use proconio::fastout;", "the reader in a bundle has no `fastout` of proconio"),
            (
                "fn f() { input! { n: usize, a: [f64; n] } }",
                "the reader in a bundle reads no `f64`",
            ),
        ] {
            assert_eq!(source(text).check().unwrap_err().to_string(), why, "{text}");
        }
        source("#[cfg(test)]\nmod more;\nuse std::marker::PhantomData;").check().unwrap();
    }

    #[test]
    fn what_does_not_parse_is_named_with_its_place() {
        let error = Source::parse("fn f() {\n    let = 3;\n}", "x.rs").err().unwrap().to_string();
        assert!(error.starts_with("x.rs:2:9: "), "{error}");
    }
}
