//! `judge bundle` as a person runs it, in a workspace with one problem.

use crate::small::Small;
use std::fs;

const PAGE: &str = "problems/nim/src/main.rs";

#[test]
fn a_right_bundle_is_printed_and_reported() {
    let output = Small::new().judge(&["bundle", "p2197"]);
    assert_eq!(output.status, Some(0), "{}", output.err);
    assert!(output.out.contains("fn main() {") && output.out.contains("mod proconio {"));
    assert!(output.err.starts_with("nim: 14 cases right, "), "{}", output.err);
}

#[test]
fn a_file_is_written_and_nothing_printed() {
    let small = Small::new();
    let output =
        small.judge(&["bundle", "nim", "--no-check", "--for", "Luogu", "--output", "a.rs"]);
    assert_eq!((output.status, output.out.as_str()), (Some(0), ""));
    let text = fs::read_to_string(small.path("a.rs")).unwrap();
    assert!(text.contains("`cargo judge bundle nim --for luogu`"), "{text}");
}

#[test]
fn a_wrong_answer_is_shown_and_nothing_handed_out() {
    let small = Small::new();
    fs::write(small.path("testdata/nim/sample-1.out"), "No\nNo\n").unwrap();
    let output = small.judge(&["bundle", "nim"]);
    assert_eq!((output.status, output.out.as_str()), (Some(1), ""));
    assert_eq!(output.err, "nim/sample-1: WA, line 2, column 1: `No` expected, `Yes` printed\n");
}

#[test]
fn what_does_not_compile_is_shown_and_nothing_handed_out() {
    let small = Small::new();
    let page = small.path(PAGE);
    let source = fs::read_to_string(&page).unwrap().replace("x != 0", "y != 0");
    fs::write(&page, source).unwrap();
    let output = small.judge(&["bundle", "nim"]);
    assert_eq!((output.status, output.out.as_str()), (Some(1), ""));
    assert!(output.err.contains("nim: the bundle does not compile in edition 2021:"));
    assert!(output.err.contains("cannot find value `y`"), "{}", output.err);
}

#[test]
fn what_cannot_travel_is_refused_with_and_without_a_check() {
    let small = Small::new();
    let page = small.path(PAGE);
    let source = fs::read_to_string(&page).unwrap();
    for (old, new, line) in [
        ("fn main()", "// {}\nfn main()", "bytes are above the 51200 that Luogu takes\n"),
        (
            "use shared::",
            "use proconio::*;\nuse shared::",
            "name each thing that you use of proconio\n",
        ),
    ] {
        let new = new.replace("{}", &"x".repeat(60_000));
        fs::write(&page, source.replacen(old, &new, 1)).unwrap();
        for arguments in [&["nim", "--for", "luogu"][..], &["nim", "--for", "luogu", "--no-check"]]
        {
            let output = small.judge(&[&["bundle"], arguments].concat());
            assert_eq!((output.status, output.out.as_str()), (Some(1), ""));
            assert!(output.err.ends_with(line), "{}", output.err);
            assert_eq!(output.err.lines().count(), 1);
        }
    }
}

/// Two threads read what the first has left; and what looks like docs in a string stays.
#[test]
fn programs_that_are_not_ours_travel_whole() {
    let small = Small::new();
    let page = small.path(PAGE);
    let source = fs::read_to_string(&page).unwrap();
    let (essay, _) = source.split_once("\nuse ").unwrap();
    let program = r##"
use proconio::{input, marker::Chars};
use std::thread;

mod print { pub fn text() -> &'static str { r#"
/// no doc
    indented"# } }

static NAMES: [&str; 2] = ["No", "Yes"];

fn main() {
    input! { cases: usize }
    let rows = || { input! { rows: [[u64]; 1], } rows };
    for _ in 0..cases {
        let x = thread::spawn(rows).join().unwrap().concat().iter().fold(0, |x, heap| x ^ heap);
        println!("{}", NAMES[usize::from(x != 0)]);
    }
    assert_eq!(print::text(), "\n/// no doc\n    indented");
    let _ = || { input! { word: Chars } word };
}
"##;
    fs::write(&page, format!("{essay}\n{program}")).unwrap();
    let output = small.judge(&["bundle", "nim", "--for", "kattis"]);
    assert_eq!(output.status, Some(0), "{}", output.err);
    assert!(output.err.ends_with(
        "edition 2021\nKattis compiles with rustc -C opt-level=3 -C target-cpu=native\n"
    ));
}

#[test]
fn what_a_user_does_wrong_is_one_line_with_what_to_do() {
    let small = Small::new();
    for (arguments, line) in [
        (["nin"].as_slice(), "no problem is called `nin`; is it nim?\n"),
        (&["nim", "--for", "hdu"], "HDU takes no Rust (memory, not confirmed); leave --for out\n"),
        (&["nim", "--for", "x"], "no judge is called `x`; known are"),
        (&["nim", "--no-check", "--output", "no/such/folder/a.rs"], "no/such/folder/a.rs: "),
    ] {
        let output = small.judge(&[&["bundle"], arguments].concat());
        assert_eq!((output.status, output.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(output.err.starts_with(line), "{arguments:?}: {}", output.err);
        assert_eq!(output.err.lines().count(), 1, "{arguments:?}: {}", output.err);
    }
}
