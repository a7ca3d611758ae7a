//! `judge bundle` as a person runs it, in a workspace with one problem.

use crate::copy::copy;
use std::fs;
use std::process::{Command, Output};
use tempfile::TempDir;

/// A copy of the problem nim with all that its bundle needs.
fn workspace() -> TempDir {
    let shared =
        ["shared/Cargo.toml", "shared/src/lib.rs", "shared/src/nim.rs", "shared/src/print.rs"];
    let problem = ["problems/nim/Cargo.toml", "problems/nim/src/main.rs"];
    let cases = ["testdata/nim/sample-1.in", "testdata/nim/sample-1.out"];
    copy(&[shared.as_slice(), &problem, &cases].concat())
}

fn bundle(workspace: &TempDir, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-judge"));
    command.arg("bundle").args(arguments).current_dir(workspace.path()).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_right_bundle_is_printed_and_reported() {
    let output = bundle(&workspace(), &["p2197"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stdout(&output).contains("fn main() {") && stdout(&output).contains("mod proconio {"));
    assert!(stderr(&output).starts_with("nim: 1 cases right, "), "{}", stderr(&output));
}

#[test]
fn a_file_is_written_and_nothing_printed() {
    let workspace = workspace();
    let output = bundle(&workspace, &["nim", "--no-check", "--for", "Luogu", "--output", "a.rs"]);
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(0), ""));
    let text = fs::read_to_string(workspace.path().join("a.rs")).unwrap();
    assert!(text.contains("`cargo judge bundle nim --for luogu`"), "{text}");
}

#[test]
fn a_wrong_answer_is_shown_and_nothing_handed_out() {
    let workspace = workspace();
    fs::write(workspace.path().join("testdata/nim/sample-1.out"), "No\nNo\n").unwrap();
    let output = bundle(&workspace, &["nim"]);
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(1), ""));
    assert_eq!(
        stderr(&output),
        "nim/sample-1: WA, line 2, column 1: `No` expected, `Yes` printed\n"
    );
}

#[test]
fn what_does_not_compile_is_shown_and_nothing_handed_out() {
    let workspace = workspace();
    let page = workspace.path().join("problems/nim/src/main.rs");
    let source = fs::read_to_string(&page).unwrap().replace("x != 0", "y != 0");
    fs::write(&page, source).unwrap();
    let output = bundle(&workspace, &["nim"]);
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(1), ""));
    assert!(stderr(&output).contains("nim: the bundle does not compile in edition 2021:"));
    assert!(stderr(&output).contains("cannot find value `y`"), "{}", stderr(&output));
}

#[test]
fn what_cannot_travel_is_refused_with_and_without_a_check() {
    let workspace = workspace();
    let page = workspace.path().join("problems/nim/src/main.rs");
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
            let output = bundle(&workspace, arguments);
            assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(1), ""));
            assert!(stderr(&output).ends_with(line), "{}", stderr(&output));
            assert_eq!(stderr(&output).lines().count(), 1);
        }
    }
}

/// Two threads read what the first has left; and what looks like docs in a string stays.
#[test]
fn programs_that_are_not_ours_travel_whole() {
    let workspace = workspace();
    let page = workspace.path().join("problems/nim/src/main.rs");
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
    let rows = || { input! { rows: [[i64]; 1], } rows };
    for _ in 0..cases {
        let x = thread::spawn(rows).join().unwrap().concat().iter().fold(0, |x, heap| x ^ heap);
        println!("{}", NAMES[usize::from(x != 0)]);
    }
    assert_eq!(print::text(), "\n/// no doc\n    indented");
    if cases == 0 { input! { word: Chars } assert!(word.is_empty()); }
}
"##;
    fs::write(&page, format!("{essay}\n{program}")).unwrap();
    let output = bundle(&workspace, &["nim", "--for", "kattis"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stderr(&output).ends_with(
        "edition 2021\nKattis compiles with rustc -C opt-level=3 -C target-cpu=native\n"
    ));
}

#[test]
fn what_a_user_does_wrong_is_one_line_with_what_to_do() {
    let workspace = workspace();
    for (arguments, line) in [
        (["nin"].as_slice(), "no problem is called `nin`; is it nim?\n"),
        (&["nim", "--for", "hdu"], "HDU takes no Rust (memory, not confirmed); leave --for out\n"),
        (&["nim", "--for", "x"], "no judge is called `x`; known are"),
        (&["nim", "--no-check", "--output", "no/such/folder/a.rs"], "no/such/folder/a.rs: "),
    ] {
        let output = bundle(&workspace, arguments);
        assert_eq!(
            (output.status.code(), stdout(&output).as_str()),
            (Some(2), ""),
            "{arguments:?}"
        );
        assert!(stderr(&output).starts_with(line), "{arguments:?}: {}", stderr(&output));
        assert_eq!(stderr(&output).lines().count(), 1, "{arguments:?}: {}", stderr(&output));
    }
}
