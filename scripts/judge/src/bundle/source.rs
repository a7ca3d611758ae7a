//! A Rust source file as text and tokens: what it names, and the same text with parts cut.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use std::ops::Range;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{Attribute, Item};

/// A file that parses.
pub struct Source {
    /// Its path, for messages.
    pub name: String,
    text: String,
    tree: syn::File,
}

impl Source {
    /// Parses a file.
    pub fn parse(text: &str, name: &str) -> Result<Source, String> {
        // The parser does not count it.
        let text = text.trim_start_matches('\u{feff}');
        let has_shebang = text.starts_with("#!") && !text.starts_with("#![");
        let text =
            if has_shebang { text.split_once('\n').map_or("", |parts| parts.1) } else { text };
        let tree = syn::parse_file(text).map_err(|error| {
            let at = error.span().start();
            format!("{name}:{}:{}: {error}", at.line, at.column + 1)
        })?;
        Ok(Source { name: name.to_owned(), text: text.to_owned(), tree })
    }

    /// The file without its inner docs and the items that are for tests.
    pub fn to_ship(&self) -> Result<Source, String> {
        let docs = self.tree.attrs.iter().filter(|attribute| attribute.path().is_ident("doc"));
        let mut cuts: Vec<Range<usize>> = docs.map(range).collect();
        let is_test = |cfg: &Attribute| {
            cfg.path().is_ident("cfg")
                && cfg.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "test")
        };
        cuts.extend(self.tree.items.iter().filter(|item| has(item, is_test)).map(range));
        Source::parse(self.without(cuts).trim_start(), &self.name)
    }

    /// The text in little room: no docs, no lines that are empty or a comment, half the indentation,
    /// and a block of one line in one line, unless a string would change.
    pub fn compact(&self) -> String {
        let mut docs = vec![];
        find_docs(self.tokens(), &mut docs);
        let text = self.without(docs);
        let lines = text.lines().map(|line| (line.len() - line.trim_start().len(), line.trim()));
        let lines = lines.filter(|(_, code)| !code.is_empty() && !code.starts_with("//"));
        let mut narrow: Vec<String> = vec![];
        for (blanks, code) in lines {
            narrow.push(" ".repeat(blanks / 2) + code);
            if let [.., open, inside, _] = &narrow[..] {
                let line = format!("{open} {} }}", inside.trim_start());
                let is_block = open.ends_with('{') && !inside.ends_with(['{', '}']);
                if code == "}" && is_block && line.len() <= 100 {
                    narrow.truncate(narrow.len() - 3);
                    narrow.push(line);
                }
            }
        }
        let narrow = narrow.join("\n") + "\n";
        let tokens = |text: &str| text.parse().map(|tokens: TokenStream| tokens.to_string()).ok();
        if tokens(&narrow) == tokens(&text) {
            narrow
        } else {
            text
        }
    }

    /// The text as it stands.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// All tokens.
    pub fn tokens(&self) -> TokenStream {
        self.tree.to_token_stream()
    }

    /// The modules, with their tokens.
    pub fn modules(&self) -> impl Iterator<Item = (String, TokenStream)> + '_ {
        self.tree.items.iter().filter_map(|item| match item {
            Item::Mod(module) => Some((module.ident.to_string(), module.to_token_stream())),
            _ => None,
        })
    }

    /// The text of each `use`, blanks between all words.
    pub fn uses(&self) -> impl Iterator<Item = String> + '_ {
        let uses = self.tree.items.iter().filter(|item| matches!(item, Item::Use(_)));
        uses.map(|item| item.to_token_stream().to_string())
    }

    /// Does this module stand behind a `#[cfg(…)]`?
    pub fn is_conditional(&self, name: &str) -> bool {
        let is_cfg = |attribute: &Attribute| attribute.path().is_ident("cfg");
        let mut items = self.tree.items.iter();
        items.any(|item| {
            matches!(item, Item::Mod(module) if module.ident == name) && has(item, is_cfg)
        })
    }

    /// The text without those ranges, nor the lines that they leave empty.
    fn without(&self, mut cuts: Vec<Range<usize>>) -> String {
        cuts.sort_by_key(|cut| cut.start);
        let (mut text, mut at) = (String::new(), 0);
        for cut in cuts {
            let before = &self.text[at..cut.start];
            let line = before.trim_end_matches(' ');
            text += if line.is_empty() || line.ends_with('\n') { line } else { before };
            let rest = &self.text[cut.end..];
            at = self.text.len() - rest.strip_prefix('\n').unwrap_or(rest).len();
        }
        text + &self.text[at..]
    }
}

fn range(part: &impl Spanned) -> Range<usize> {
    part.span().byte_range()
}

/// Has an item such an attribute?
fn has(item: &Item, fits: impl Fn(&Attribute) -> bool) -> bool {
    let attributes = |input: ParseStream| {
        let attributes = input.call(Attribute::parse_outer)?;
        input.parse::<TokenStream>()?;
        Ok(attributes)
    };
    attributes.parse2(item.to_token_stream()).is_ok_and(|found| found.iter().any(fits))
}

/// Where the doc comments stand: to the parser each is `#[doc = "…"]`.
fn find_docs(tokens: TokenStream, docs: &mut Vec<Range<usize>>) {
    let mut hash = None;
    for token in tokens {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '#' => hash = Some(punct.span()),
            TokenTree::Punct(punct) if punct.as_char() == '!' => {}
            TokenTree::Group(group) => {
                let is_doc =
                    group.stream().into_iter().next().is_some_and(
                        |first| matches!(first, TokenTree::Ident(word) if word == "doc"),
                    );
                match hash.take() {
                    Some(hash) if is_doc && group.delimiter() == Delimiter::Bracket => {
                        docs.push(hash.byte_range().start..group.span().byte_range().end);
                    }
                    _ => find_docs(group.stream(), docs),
                }
            }
            _ => hash = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Source;

    fn source(text: &str) -> Source {
        Source::parse(text, "x.rs").unwrap()
    }

    #[test]
    fn tests_and_the_inner_doc_are_not_shipped_and_all_else_is() {
        let file = source(
            "//! Page.\n\n#[cfg(not(test))]\nuse std::io::stdin;\n#[cfg(test)]\nuse tests::stdin;\n\n\
             /// One.\nfn f() {} // why\n\n// loose\nmod a {\n    #[cfg(test)]\n    fn g() {}\n}\n\n\
             #[cfg(test)]\nmod tests {\n    fn stdin() {}\n}\n",
        );
        let shipped =
            "#[cfg(not(test))]\nuse std::io::stdin;\n\n/// One.\nfn f() {} // why\n\n// loose\n\
                       mod a {\n    #[cfg(test)]\n    fn g() {}\n}\n";
        assert_eq!(file.to_ship().unwrap().text.trim(), shipped.trim());
    }

    #[test]
    fn a_compact_text_has_no_docs_and_all_its_strings() {
        let text =
            "//! a\n/// b\nfn f() {} // c\n\nimpl A {\n    /// d\n    /** e */\n    fn g() {}\n}\n";
        assert_eq!(source(text).compact(), "fn f() {} // c\nimpl A {\n  fn g() {}\n}\n");
        let text = "const S: &str = r\"\n/// no doc\n\n    d\";\n\n    fn f() {}\n";
        assert_eq!(source(text).compact(), text);
    }

    #[test]
    fn modules_behind_conditions_are_told() {
        let file = source("pub mod a;\n#[cfg(feature = \"x\")]\npub mod b;\nmod c {}");
        assert_eq!(file.modules().map(|module| module.0).collect::<String>(), "abc");
        assert_eq!(["a", "b"].map(|name| file.is_conditional(name)), [false, true]);
    }

    #[test]
    fn what_does_not_parse_is_told_with_its_place() {
        let error = Source::parse("fn f() {\n    let = 3;\n}", "x.rs").err().unwrap();
        assert!(error.starts_with("x.rs:2:9: "), "{error}");
    }
}
