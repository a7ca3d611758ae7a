//! What a program names of a crate that travels with it, or why that cannot be told.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// All identifiers.
pub fn words(tokens: &TokenStream) -> BTreeSet<String> {
    let words = tokens.clone().into_iter().flat_map(|token| match token {
        TokenTree::Ident(word) => BTreeSet::from([word.to_string()]),
        TokenTree::Group(group) => words(&group.stream()),
        _ => BTreeSet::new(),
    });
    words.collect()
}

/// The macros that are called.
pub fn macros(tokens: &TokenStream) -> BTreeSet<String> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut found = BTreeSet::new();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => found.extend(macros(&group.stream())),
            TokenTree::Ident(word)
                if tokens.get(i + 1).is_some_and(|next| next.to_string() == "!") =>
            {
                found.insert(word.to_string());
            }
            _ => {}
        }
    }
    found
}

/// A module that is another file, if there is one, on whatever level.
pub fn outer_module(tokens: &TokenStream) -> Option<String> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let inner = tokens.iter().find_map(|token| match token {
        TokenTree::Group(group) => outer_module(&group.stream()),
        _ => None,
    });
    let mut three = tokens.windows(3).map(|three| [0, 1, 2].map(|i| three[i].to_string()));
    inner.or(three.find(|[a, _, c]| a == "mod" && c == ";").map(|[_, module, _]| module))
}

/// The words that follow `name::`, in paths and in lists as `name::{a, b::c}`.
pub fn used(tokens: &TokenStream, name: &str) -> Result<BTreeSet<String>, String> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let is = |place: Option<usize>, text: &str| {
        place.and_then(|place| tokens.get(place)).is_some_and(|token| token.to_string() == text)
    };
    let is_path = |place: Option<usize>| is(place, ":") && is(place.map(|place| place + 1), ":");
    let mut found = BTreeSet::new();
    for (i, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            found.extend(used(&group.stream(), name)?);
        }
        if token.to_string() != name {
            continue;
        }
        if is(i.checked_sub(1), "mod") {
            return Err(format!("`mod {name}` has the name of what travels with it"));
        }
        let is_absolute = is_path(i.checked_sub(2))
            && !matches!(i.checked_sub(3).map(|i| &tokens[i]), Some(TokenTree::Ident(word)) if word != "use");
        let line = tokens[..i].iter().rev().take_while(|token| token.to_string() != ";");
        let is_use = line.map(ToString::to_string).any(|word| word == "use");
        let is_renamed = is_use && (is(Some(i + 1), "as") || is(Some(i + 1), ";"));
        if is_absolute || is_renamed || is(i.checked_sub(1), "crate") {
            return Err(format!("write `{name}::…` for what you use of {name}, by no other name"));
        }
        if is_path(Some(i + 1)) {
            let names = match tokens.get(i + 3) {
                Some(TokenTree::Group(list)) => firsts(&list.stream()),
                Some(word) => BTreeSet::from([word.to_string()]),
                None => BTreeSet::new(),
            };
            if names.contains("*") || names.contains("self") {
                return Err(format!("name each thing that you use of {name}"));
            }
            found.extend(names);
        }
    }
    Ok(found)
}

/// The first word of each entry of a list.
fn firsts(list: &TokenStream) -> BTreeSet<String> {
    parts(list, ',').iter().filter_map(|entry| Some(entry.first()?.to_string())).collect()
}

/// The tokens between such marks.
fn parts(tokens: &TokenStream, mark: char) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let is_mark =
        |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark);
    tokens.split(is_mark).map(<[TokenTree]>::to_vec).collect()
}

/// The names of all types that `input!` and `read_value!` are asked for.
pub fn kinds(tokens: &TokenStream) -> BTreeSet<String> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut found = BTreeSet::new();
    for (i, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        found.extend(kinds(&group.stream()));
        let before = |back: usize| i.checked_sub(back).map(|i| tokens[i].to_string());
        if before(1).as_deref() != Some("!") {
            continue;
        }
        match before(2).as_deref() {
            Some("read_value") => find_kinds(&group.stream(), &mut found),
            Some("input") => {
                for entry in parts(&group.stream(), ',').iter().filter(|entry| !entry.is_empty()) {
                    let colon = entry.iter().position(|token| token.to_string() == ":");
                    // What has none begins with `from`.
                    let kind = entry.get(colon.map_or(0, |colon| colon + 1)..).unwrap_or(&[]);
                    find_kinds(&kind.iter().cloned().collect(), &mut found);
                }
            }
            _ => {}
        }
    }
    found
}

/// The last words of the paths in a type, in lists and tuples.
fn find_kinds(kind: &TokenStream, found: &mut BTreeSet<String>) {
    match kind.clone().into_iter().last() {
        Some(TokenTree::Group(group)) => {
            let is_list = group.delimiter() == Delimiter::Bracket;
            let inner = parts(&group.stream(), if is_list { ';' } else { ',' });
            for kind in inner.into_iter().take(if is_list { 1 } else { usize::MAX }) {
                find_kinds(&kind.into_iter().collect(), found);
            }
        }
        Some(word) => {
            found.insert(word.to_string());
        }
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::{kinds, used};
    use std::collections::BTreeSet;

    fn set<const N: usize>(words: [&str; N]) -> BTreeSet<String> {
        words.into_iter().map(String::from).collect()
    }

    #[test]
    fn uses_are_found_in_paths_lists_and_macros() {
        let text = "use shared::{nim::{a, b}, print}; use other::nim; let shared = 3;
            let x = shared as u8;
            fn f() { shared::grundy::mex([]); assert!(shared::modular::pow(1, 2) == 1, \"shared::no\");
                shared.field(); }";
        let tokens = text.parse().unwrap();
        assert_eq!(used(&tokens, "shared"), Ok(set(["nim", "print", "grundy", "modular"])));
        assert_eq!(used(&tokens, "itertools"), Ok(set([])));
    }

    #[test]
    fn a_name_that_hides_the_crate_is_refused() {
        for text in [
            "use a::*;",
            "use a::{self, b};",
            "use a as c;",
            "use a;",
            "use ::a::b;",
            "fn f() { ::a::b(); }",
            "extern crate a;",
            "mod a { }",
            "mod c { use a::*; }",
        ] {
            assert!(used(&text.parse().unwrap(), "a").is_err(), "{text}");
        }
    }

    #[test]
    fn kinds_are_those_that_are_read() {
        let text = "input! { n: usize, mut a: [(u8, marker::Chars); n + m], b: [[Usize1]; 3], } \
                    let x = f(read_value!([proconio::X]));";
        let found = kinds(&text.parse().unwrap());
        assert_eq!(found, set(["usize", "u8", "Chars", "Usize1", "X"]));
        assert_eq!(kinds(&"input! { from source, n: u8 }".parse().unwrap()), set(["source", "u8"]));
    }
}
