//! What is found in a source and what is left of it.

use super::{without_docs, Source};
use std::collections::BTreeSet;

fn source(text: &str) -> Source {
    Source::parse(text, "x.rs").unwrap()
}

fn set<const N: usize>(words: [&str; N]) -> BTreeSet<String> {
    words.into_iter().map(String::from).collect()
}

#[test]
fn uses_are_found_in_paths_lists_and_macros() {
    let file = source(
        "use shared::{nim::{a, b}, print};\nuse other::nim;\nfn f() { shared::grundy::mex([]); \
         assert!(shared::modular::pow(1, 2) == 1, \"shared::no\"); shared.field(); }",
    );
    assert_eq!(file.uses("shared"), set(["nim", "print", "grundy", "modular"]));
    assert_eq!(file.uses("itertools"), set([]));
}

#[test]
fn tests_examples_and_the_inner_doc_are_not_shipped_and_all_else_is() {
    let file = source(
        "//! Page.\n\n#[cfg(not(test))]\nuse std::io::stdin;\n#[cfg(test)]\nuse tests::stdin;\n\n\
         /// One.\n/// Still one.\n///\n/// ```\n/// example\n/// ```\nfn f() {} // why\n\n// loose\n\
         fn g() {}\n\n#[cfg(test)]\nmod tests {\n    fn stdin() {}\n}\n",
    );
    let shipped =
        "use std::io::stdin;\n/// One.\n/// Still one.\nfn f() {} // why\n\n// loose\nfn g() {}\n";
    assert_eq!(file.to_ship().unwrap().text.trim(), shipped.trim());
}

#[test]
fn only_what_is_named_is_kept_with_what_it_names() {
    let file = source(
        "use std::fmt;\n\nfn a() {\n    b();\n}\n\nfn b() -> T {}\n\nfn unused() {}\n\nstruct T;\n\
         impl T {}\nstruct U;\nimpl U {}\nmod m {\n    use super::T;\n\n    fn c() {}\n\n    fn d() {}\n}\n\
         mod empty {\n    fn e() {}\n}\nreadable! { y: i8 char }\nreadable! { x: u8 }\n",
    );
    let kept = file.only_named_in(&set(["a", "d", "u8"]));
    assert_eq!(
        source(&kept).names(),
        source("fn a() {} fn b() {} struct T; mod m { fn d() {} } readable! { x: u8 }").names()
    );
    assert!(
        kept.contains("impl T {}") && !kept.contains("impl U") && !kept.contains("empty"),
        "{kept}"
    );
    assert!(kept.contains("mod m {\n    use super::T;\n\n    fn d() {}\n}"), "{kept}");
}

#[test]
fn crate_paths_are_moved_into_the_module() {
    let file = source("use crate::a::b;\nfn f() { g(crate::c()); }\npub(crate) fn g() {}");
    let moved = "use crate::m::a::b;\nfn f() { g(crate::m::c()); }\npub(crate) fn g() {}";
    assert_eq!(file.inside("m"), moved);
}

#[test]
fn modules_elsewhere_and_behind_conditions_are_told() {
    let file = source("pub mod a;\n#[cfg(feature = \"x\")]\npub mod b;\nmod c {}");
    assert_eq!(file.outer_module().as_deref(), Some("a"));
    assert_eq!(source("mod c {}").outer_module(), None);
    assert_eq!(file.conditional_modules(), set(["b"]));
}

#[test]
fn what_does_not_parse_is_told_with_its_place() {
    let error = Source::parse("fn f() {\n    let = 3;\n}", "x.rs").err().unwrap();
    assert!(error.starts_with("x.rs:2:9: "), "{error}");
}

#[test]
fn docs_are_taken_off_and_comments_stay() {
    assert_eq!(
        without_docs("//! a\n/// b\nfn f() {} // c\n    /// d\n"),
        "//! a\nfn f() {} // c\n"
    );
}
