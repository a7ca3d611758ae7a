//! A Rust source file as text and syntax tree: what it names, and the same text with parts cut.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::{Attribute, Item, Meta};

/// A file that parses.
pub struct Source {
    /// Its path, for messages.
    pub name: String,
    /// Its text.
    pub text: String,
    tree: syn::File,
}

impl Source {
    /// Parses a file.
    pub fn parse(text: &str, name: &str) -> Result<Source, String> {
        let tree = syn::parse_file(text).map_err(|error| {
            let at = error.span().start();
            format!("{name}:{}:{}: {error}", at.line, at.column + 1)
        })?;
        Ok(Source { name: name.to_owned(), text: text.to_owned(), tree })
    }

    /// The file without what only tests and documentation need: items for tests, the inner doc at
    /// its top, and all but the first paragraph of other docs.
    pub fn to_ship(&self) -> Result<Source, String> {
        let mut cuts: Vec<Range<usize>> = self.tree.attrs.iter().map(range).collect();
        for item in &self.tree.items {
            match attributes(item).iter().find(|attribute| attribute.path().is_ident("cfg")) {
                Some(cfg) if argument(cfg) == "test" => cuts.push(range(item)),
                Some(cfg) if argument(cfg) == "not (test)" => cuts.push(range(cfg)),
                _ => {}
            }
        }
        Source::parse(&short_docs(&self.without(cuts)), &self.name)
    }

    /// The words that follow `name::`, in paths and in lists as `name::{a, b::c}`.
    pub fn uses(&self, name: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        follow(&self.tokens(), name, &mut found);
        found
    }

    /// Every identifier of the file.
    pub fn words(&self) -> BTreeSet<String> {
        words(&self.tokens())
    }

    /// The names that the file defines, also in its modules.
    pub fn names(&self) -> BTreeSet<String> {
        self.tree.items.iter().flat_map(names).collect()
    }

    /// A module that is another file, if there is one.
    pub fn outer_module(&self) -> Option<String> {
        let mut modules = self.tree.items.iter().filter_map(|item| match item {
            Item::Mod(module) if module.content.is_none() => Some(module.ident.to_string()),
            _ => None,
        });
        modules.next()
    }

    /// The modules that stand behind a `#[cfg(…)]`.
    pub fn conditional_modules(&self) -> BTreeSet<String> {
        let modules = self.tree.items.iter().filter_map(|item| match item {
            Item::Mod(module) if module.attrs.iter().any(|a| a.path().is_ident("cfg")) => {
                Some(module.ident.to_string())
            }
            _ => None,
        });
        modules.collect()
    }

    /// The text for a place inside a module: `crate::…` becomes `crate::module::…`.
    pub fn inside(&self, module: &str) -> String {
        let mut places = vec![];
        crates(&self.tokens(), &mut places);
        places.sort_unstable();
        let mut text = self.text.clone();
        for place in places.into_iter().rev() {
            text.insert_str(place, &format!("::{module}"));
        }
        text
    }

    /// The file with those items alone that the words name, or that such items name in turn.
    pub fn only_named_in(&self, words: &BTreeSet<String>) -> String {
        let mut wanted = words.clone();
        loop {
            let before = wanted.len();
            for item in &self.tree.items {
                want(item, &mut wanted);
            }
            if wanted.len() == before {
                break;
            }
        }
        let mut cuts = vec![];
        for item in &self.tree.items {
            cut_unwanted(item, &wanted, &mut cuts);
        }
        self.without(cuts)
    }

    fn tokens(&self) -> TokenStream {
        self.tree.to_token_stream()
    }

    /// The text without those ranges, nor the indentation before and the blank lines behind them.
    fn without(&self, mut cuts: Vec<Range<usize>>) -> String {
        cuts.sort_by_key(|cut| cut.start);
        let line_start = |place: usize| self.text[..place].rfind('\n').map_or(0, |end| end + 1);
        let (mut text, mut at) = (String::new(), 0);
        for cut in cuts {
            if cut.start < at {
                continue; // inside the last one
            }
            let line = line_start(cut.start);
            let is_first = self.text[line..cut.start].trim().is_empty();
            text += &self.text[at..if is_first { line.max(at) } else { cut.start }];
            // What follows on a line of its own keeps its indentation.
            let rest = &self.text[cut.end..];
            let next = cut.end + rest.len() - rest.trim_start_matches([' ', '\n']).len();
            at = line_start(next).max(cut.end);
        }
        text + &self.text[at..]
    }
}

fn range(part: &impl Spanned) -> Range<usize> {
    part.span().byte_range()
}

fn argument(cfg: &Attribute) -> String {
    match &cfg.meta {
        Meta::List(list) => list.tokens.to_string(),
        _ => String::new(),
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// The items of a module that stands in the same file.
fn inner_items(module: &syn::ItemMod) -> impl Iterator<Item = &Item> {
    module.content.iter().flat_map(|content| &content.1)
}

/// The names that an item defines; a macro call may define any word in it.
fn names(item: &Item) -> BTreeSet<String> {
    let one = |ident: &syn::Ident| BTreeSet::from([ident.to_string()]);
    match item {
        Item::Const(item) => one(&item.ident),
        Item::Enum(item) => one(&item.ident),
        Item::Fn(item) => one(&item.sig.ident),
        Item::Macro(item) => item.ident.as_ref().map_or_else(|| words(&item.mac.tokens), one),
        Item::Mod(item) => inner_items(item).flat_map(names).chain(one(&item.ident)).collect(),
        Item::Struct(item) => one(&item.ident),
        Item::Trait(item) => one(&item.ident),
        Item::Type(item) => one(&item.ident),
        _ => BTreeSet::new(),
    }
}

/// Is an item to stay? An `impl` stays with its type, `use name;` with that name.
fn is_wanted(item: &Item, wanted: &BTreeSet<String>) -> bool {
    match item {
        Item::Impl(item) => words(&item.self_ty.to_token_stream()).is_subset(wanted),
        Item::Use(item) => match &item.tree {
            syn::UseTree::Name(name) => wanted.contains(&name.ident.to_string()),
            _ => true,
        },
        Item::Mod(item) => {
            inner_items(item).any(|item| !matches!(item, Item::Use(_)) && is_wanted(item, wanted))
        }
        _ => !names(item).is_disjoint(wanted),
    }
}

/// Adds what a wanted item names.
fn want(item: &Item, wanted: &mut BTreeSet<String>) {
    match item {
        Item::Mod(module) => {
            for item in inner_items(module) {
                want(item, wanted);
            }
        }
        Item::Use(_) => {}
        _ if is_wanted(item, wanted) => {
            let named = words(&item.to_token_stream());
            wanted
                .extend(named.into_iter().filter(|word| !READ_ON_REQUEST.contains(&word.as_str())));
        }
        _ => {}
    }
}

/// Types whose mention in the reader does not mean that the solution reads them.
const READ_ON_REQUEST: [&str; 10] =
    ["i8", "i16", "i32", "i64", "i128", "isize", "f32", "f64", "char", "String"];

fn cut_unwanted(item: &Item, wanted: &BTreeSet<String>, cuts: &mut Vec<Range<usize>>) {
    if !is_wanted(item, wanted) {
        cuts.push(range(item));
    } else if let Item::Mod(module) = item {
        for item in inner_items(module) {
            cut_unwanted(item, wanted, cuts);
        }
    }
}

fn words(tokens: &TokenStream) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(word) => {
                found.insert(word.to_string());
            }
            TokenTree::Group(group) => found.extend(words(&group.stream())),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    found
}

fn is_colon(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == ':')
}

/// Collects the words behind `name::`.
fn follow(tokens: &TokenStream, name: &str, found: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(word)
                if *word == name && is_colon(tokens.get(i + 1)) && is_colon(tokens.get(i + 2)) =>
            {
                match tokens.get(i + 3) {
                    Some(TokenTree::Ident(word)) => {
                        found.insert(word.to_string());
                    }
                    Some(TokenTree::Group(list)) => found.extend(firsts(&list.stream())),
                    _ => {}
                }
            }
            TokenTree::Group(group) => follow(&group.stream(), name, found),
            _ => {}
        }
    }
}

/// The first word of each entry of a list.
fn firsts(list: &TokenStream) -> BTreeSet<String> {
    let (mut found, mut is_first) = (BTreeSet::new(), true);
    for token in list.clone() {
        match token {
            TokenTree::Ident(word) if is_first => {
                found.insert(word.to_string());
                is_first = false;
            }
            TokenTree::Punct(punct) if punct.as_char() == ',' => is_first = true,
            _ => {}
        }
    }
    found
}

/// Where each `crate` ends that begins a path.
fn crates(tokens: &TokenStream, places: &mut Vec<usize>) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(word) if *word == "crate" && is_colon(tokens.get(i + 1)) => {
                places.push(word.span().byte_range().end);
            }
            TokenTree::Group(group) => crates(&group.stream(), places),
            _ => {}
        }
    }
}

/// The text without its doc comments, but for those of the file as a whole.
pub fn without_docs(text: &str) -> String {
    let kept = text.lines().filter(|line| !line.trim_start().starts_with("///"));
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// The text with the first paragraph of each doc comment alone: no examples, no asides.
fn short_docs(text: &str) -> String {
    let (mut kept, mut in_aside) = (String::new(), false);
    for line in text.lines() {
        let doc = line.trim_start().strip_prefix("///");
        in_aside = doc.is_some_and(|doc| in_aside || doc.trim().is_empty());
        if !in_aside {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}

#[cfg(test)]
mod tests;
