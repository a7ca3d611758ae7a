//! The commands as a person runs them, in a small workspace: what they print, and their exit status.

use crate::copy::copy;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A workspace with two of the problems and all that they need.
struct Small(TempDir);

impl Small {
    fn new() -> Small {
        let there = copy(&[
            "Cargo.lock",
            "Cargo.toml",
            "problems/nim",
            "problems/nim-duel",
            "scripts/judge/src/problems/mod.rs",
            "shared",
            "testdata/nim",
            "testdata/nim-duel",
        ]);
        let small = Small(there);
        small.edit("Cargo.toml", r#", "scripts/judge"]"#, "]");
        small
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    fn judge(&self, arguments: &[&str]) -> Said {
        let output = Command::new(env!("CARGO_BIN_EXE_cargo-judge"))
            .args(arguments)
            .current_dir(self.0.path())
            .env_remove("CARGO_TARGET_DIR")
            .env("CARGO_NET_OFFLINE", "true")
            .output()
            .unwrap();
        Said::from(output)
    }

    /// Replaces a text of a file that has it.
    fn edit(&self, path: &str, old: &str, new: &str) {
        let text = fs::read_to_string(self.path(path)).unwrap();
        assert!(text.contains(old), "{path} has no {old}");
        fs::write(self.path(path), text.replace(old, new)).unwrap();
    }
}

/// What a command left behind.
#[derive(Debug)]
struct Said {
    status: Option<i32>,
    out: String,
    err: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Said {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Said { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

#[test]
fn check_counts_what_is_right() {
    let small = Small::new();
    let said = small.judge(&["check", "--json", "verdicts.json"]);
    assert_eq!(said.status, Some(0), "{said:?}");
    let lines: Vec<&str> = said.out.lines().collect();
    assert_eq!(lines.len(), 4, "{said:?}");
    assert!(lines[1].starts_with("nim       14 AC "), "{said:?}");
    assert!(lines[2].starts_with("nim-duel  16 AC "), "{said:?}");
    assert!(lines[3].starts_with("30 of 30 cases right, "), "{said:?}");
    let json: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(small.path("verdicts.json")).unwrap()).unwrap();
    let records = json.as_array().unwrap();
    assert_eq!(records.len(), 30);
    assert!(records.iter().all(|record| record["verdict"] == "AC"), "{json}");
    assert!(records[0]["clock_seconds"].as_f64().unwrap() > 0.0, "{json}");
}

#[test]
fn check_points_at_the_first_wrong_word_and_says_how_to_run_it_again() {
    let small = Small::new();
    small.edit("testdata/nim/hack-added.out", "No\nNo\nNo\n", "No\nNo\nYes\n");
    fs::write(small.path("testdata/nim/edge-refused.in"), "1\n2\n3\n").unwrap();
    fs::write(small.path("testdata/nim/edge-refused.out"), "No\n").unwrap();
    let said = small.judge(&["check", "P2197", "nim", "--jobs", "1", "--json", "v.json"]);
    assert_eq!(said.status, Some(1), "{said:?}");
    assert!(said.out.contains("nim      13 AC, 1 WA, 1 RE "), "{said:?}");
    let marked = "line 3, column 1: `Yes` expected, `No` printed";
    assert!(said.out.contains(&format!("  WA  nim/hack-added  {marked}")), "{said:?}");
    let shown = "      printed   No\n                ^^\n      expected  Yes\n";
    assert!(said.out.contains(shown), "{said:?}");
    let diff = "      from line 2: - expected, + printed\n        No\n      - Yes\n      + No\n";
    assert!(said.out.contains(diff), "{said:?}");
    let again = "again: cargo run --release --quiet --bin nim < testdata/nim/hack-added.in\n";
    assert!(said.out.contains(again), "{said:?}");
    assert!(said.out.contains("  RE  nim/edge-refused  exit status 101: "), "{said:?}");
    assert!(said.out.ends_with("ms\n") && said.out.contains("13 of 15 cases right"), "{said:?}");
    let json = fs::read_to_string(small.path("v.json")).unwrap();
    assert!(json.contains(r#""verdict": "WA""#) && json.contains(r#""verdict": "RE""#), "{json}");
}

#[test]
fn check_runs_the_bundle_too() {
    let small = Small::new();
    small.edit("testdata/nim/sample-1.out", "Yes", "Maybe");
    let said = small.judge(&["check", "nim", "--bundle"]);
    assert_eq!(said.status, Some(1), "{said:?}");
    assert!(said.out.contains("nim      13 AC, 1 WA "), "{said:?}");
    assert!(said.out.contains("again: cargo judge bundle nim --no-check --output"), "{said:?}");
}

#[test]
fn a_limit_in_the_manifest_is_kept() {
    let small = Small::new();
    small.edit("problems/nim/Cargo.toml", "time-limit = \"1s\"", "time-limit = \"300ms\"");
    small.edit(
        "problems/nim/src/main.rs",
        "input! { cases: usize }",
        "input! { cases: usize }\n    while cases == 2 {}",
    );
    let said = small.judge(&["check", "nim"]);
    assert_eq!(said.status, Some(1), "{said:?}");
    assert!(said.out.contains("TLE nim/sample-1  above 300ms"), "{said:?}");
    small.edit("problems/nim/Cargo.toml", "300ms", "soon");
    let said = small.judge(&["check", "nim"]);
    assert_eq!((said.status, said.out.as_str()), (Some(2), ""));
    assert!(said.err.contains("problems/nim/Cargo.toml: "), "{said:?}");
}

#[test]
fn what_cannot_be_checked_is_named() {
    let small = Small::new();
    fs::remove_file(small.path("testdata/nim/sample-1.out")).unwrap();
    let said = small.judge(&["check", "nim"]);
    assert_eq!(said.status, Some(2));
    assert!(said.err.ends_with("sample-1.out: no file; an input needs its answer\n"), "{said:?}");
    fs::remove_dir_all(small.path("testdata/nim")).unwrap();
    fs::create_dir(small.path("testdata/nim")).unwrap();
    let said = small.judge(&["check", "nim"]);
    assert_eq!((said.status, said.err.as_str()), (Some(2), "nim: no cases in testdata/nim\n"));
    small.edit("problems/nim/src/main.rs", "fn main() {", "fn main() { unknown();");
    let said = small.judge(&["check", "nim"]);
    assert_eq!(said.status, Some(2));
    assert!(said.err.contains("cannot find function `unknown`"), "{said:?}");
    let said = small.judge(&["check", "--jobs", "0"]);
    assert_eq!(said.status, Some(2));
}

#[test]
fn gen_prints_the_same_for_the_same_seed() {
    let small = Small::new();
    let of = |arguments: &[&str]| {
        let said = small.judge(&[&["gen", "nim"], arguments].concat());
        assert_eq!(said.status, Some(0), "{said:?}");
        said.out
    };
    assert_eq!(of(&["--seed", "7"]), of(&["--seed", "7", "--size", "small"]));
    assert_ne!(of(&["--seed", "7"]), of(&["--seed", "8"]));
    assert_eq!(of(&["--size", "judge"]).split_whitespace().count(), 1 + 10 + 100_000);
    assert_eq!(of(&["--size", "30"]).split_whitespace().count(), 1 + 10 + 30);
    let said = small.judge(&["gen", "nim", "--size", "18446744073709551615"]);
    assert_eq!(said.err, "--size is at most 100000000 heaps\n");
    for size in ["0", "huge"] {
        let said = small.judge(&["gen", "nim", "--size", size]);
        assert_eq!((said.status, said.out.as_str()), (Some(2), ""));
        assert!(said.err.contains("small, judge, large, or a number from 1"), "{said:?}");
    }
}

/// `true` prints nothing and `cat` the wrong things.
#[cfg(unix)]
#[test]
fn hunt_shows_the_smallest_find_and_keeps_it() {
    let small = Small::new();
    let said = small.judge(&["hunt", "nim", "--save", "--", "cat"]);
    assert_eq!(said.status, Some(1), "{said:?}");
    assert!(
        said.out.starts_with("nim: WA line 1, column 1: `No` expected, `1` printed\n"),
        "{said:?}"
    );
    assert!(
        said.out.contains("\ninput\n  1\n  1\n  0\n\nours\n  No\n\nyours\n  1\n  1\n  0\n"),
        "{said:?}"
    );
    let kept = |name: &str| fs::read_to_string(small.path("testdata/nim").join(name)).unwrap();
    assert_eq!(
        (kept("hack-found-1.in").as_str(), kept("hack-found-1.out").as_str()),
        ("1\n1\n0\n", "No\n")
    );
    let said =
        small.judge(&["hunt", "nim", "--save", "--seconds", "1", "--limit", "2s", "--", "true"]);
    assert!(said.out.contains("\nyours\n  nothing\n"), "{said:?}");
    assert_eq!(kept("hack-found-2.out"), "No\n");
}

#[cfg(unix)]
#[test]
fn hunt_finds_nothing_between_equal_programs() {
    let small = Small::new();
    small.judge(&["check", "nim"]);
    let ours = small.path("target/release/nim");
    let said = small.judge(&["hunt", "nim", "--seconds", "1", "--", ours.to_str().unwrap()]);
    assert_eq!(said.status, Some(0), "{said:?}");
    assert!(said.out.starts_with("nim: no difference on "), "{said:?}");
    let said = small.judge(&["hunt", "nim", "--", "/no/such/program"]);
    assert_eq!((said.status, said.out.as_str()), (Some(2), ""), "{said:?}");
    assert!(said.err.starts_with("/no/such/program: "), "{said:?}");
    let said = small.judge(&["hunt", "nim"]);
    assert_eq!(said.status, Some(2), "{said:?}");
}

/// It fails once: that is shown as it was.
#[cfg(unix)]
#[test]
fn hunt_tells_that_a_failure_did_not_come_back() {
    let small = Small::new();
    let once = "if mkdir been-here 2> /dev/null; then exit 1; else exec target/release/nim; fi";
    let said = small.judge(&["hunt", "nim", "--seconds", "3", "--", "sh", "-c", once]);
    assert_eq!(said.status, Some(1), "{said:?}");
    assert!(said.out.starts_with("nim: RE exit status 1\nthis did not happen again"), "{said:?}");
    assert!(said.out.contains("\nyours\n  nothing\n"), "{said:?}");
}

#[test]
fn hunt_says_so_if_ours_refuses_what_is_generated() {
    let small = Small::new();
    small.edit("problems/nim/src/main.rs", "input! { cases: usize }", "panic!();");
    small.edit("problems/nim/src/main.rs", "0..cases", "0..7");
    let said = small.judge(&["hunt", "nim", "--", "cat"]);
    assert_eq!((said.status, said.out.as_str()), (Some(2), ""), "{said:?}");
    assert!(said.err.contains("our program refuses what the generator made of seed "), "{said:?}");
}

#[test]
fn bench_measures() {
    let small = Small::new();
    let said = small.judge(&["bench", "nim", "--size", "20000", "--runs", "1", "--json", "b.json"]);
    assert_eq!(said.status, Some(0), "{said:?}");
    let row = said.out.lines().nth(1).unwrap();
    assert!(row.starts_with("nim ") && row.ends_with(" 1.00 s"), "{said:?}");
    let json: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(small.path("b.json")).unwrap()).unwrap();
    assert_eq!((&json[0]["items"], &json[0]["things"]), (&20_000.into(), &"heaps".into()));
    assert!(json[0]["measured"]["ratio"].as_f64().unwrap() > 0.0, "{json}");
    let said = small.judge(&["bench", "nim", "--size", "small"]);
    assert_eq!(said.status, Some(2), "{said:?}");
    assert!(said.err.starts_with("--size small says nothing about time"), "{said:?}");
}

#[test]
fn bench_names_what_fails() {
    let small = Small::new();
    small.edit(
        "problems/nim/src/main.rs",
        "input! { cases: usize }",
        "input! { cases: usize }\n    assert!(cases < 5);",
    );
    let said = small.judge(&["bench", "nim"]);
    assert_eq!(said.status, Some(2), "{said:?}");
    assert!(said.err.starts_with("nim: ") && said.err.contains("failed: Exit(101)"), "{said:?}");
}

#[test]
fn a_new_problem_compiles_and_its_test_says_what_to_write_first() {
    let small = Small::new();
    let url = "https://www.luogu.com.cn/problem/P9999";
    let new = |name: &str, id: &str, url: &str| {
        small.judge(&[
            "new",
            name,
            "--id",
            id,
            "--title",
            r#"Toads "and" Frogs"#,
            "--title-zh",
            "蟾蜍",
            "--url",
            url,
        ])
    };
    let said = new("toads", "P9999", url);
    assert_eq!(said.status, Some(0), "{said:?}");
    assert!(
        said.out.starts_with("problems/toads and testdata/toads are made. Next:\n1. "),
        "{said:?}"
    );
    let known = fs::read_to_string(small.path("scripts/judge/src/problems/mod.rs")).unwrap();
    assert!(known.contains("mod stone_taking;\nmod toads;\nmod wythoff;\n"), "{known}");
    assert!(known.contains("    (\"toads\", &toads::KNOWN),\n    (\"wythoff\""), "{known}");
    let listed = small.judge(&["list"]);
    assert!(listed.out.contains(r#"toads     Luogu P9999  Toads "and" Frogs 蟾蜍"#), "{listed:?}");
    let cargo = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.args(arguments).args(["--offline", "--package", "toads"]);
        command
            .current_dir(small.0.path())
            .env_remove("CARGO_TARGET_DIR")
            .env("RUSTFLAGS", "-D warnings");
        Said::from(command.output().unwrap())
    };
    let said = cargo(&["build", "--release"]);
    assert_eq!(said.status, Some(0), "{said:?}");
    let said = cargo(&["test"]);
    assert!(said.out.contains("first write `options`: the statement's moves"), "{said:?}");
    for (name, id, url, error) in [
        ("toads", "P9998", url, "`toads` is there already: problems/toads\n"),
        ("frogs", "p9999", url, "`p9999` is there already: problems/toads\n"),
        ("Frogs", "P1", url, "`Frogs` is no name for a package"),
        ("7frogs", "P1", url, "`7frogs` is no name for a package"),
        ("shared", "P1", url, "`shared` is the name of something else"),
        ("proconio", "P1", url, "`proconio` is the name of something else"),
        ("fn", "P1", url, "`fn` is the name of something else"),
        ("core", "P1", url, "`core` is the name of something else"),
        ("frogs", "", url, "`` is no id or title: one line, not empty\n"),
        ("frogs", "P1\n", url, "`P1␊` is no id or title: one line, not empty\n"),
        ("frogs", "P1", "https://example.org/", "https://example.org/ is of no known judge"),
    ] {
        let said = new(name, id, url);
        assert_eq!((said.status, said.out.as_str()), (Some(2), ""), "{said:?}");
        assert!(said.err.starts_with(error), "{said:?}");
    }
    fs::create_dir(small.path("testdata/frogs")).unwrap();
    let said = new("frogs", "P1", url);
    assert_eq!(said.err, "testdata/frogs is there already\n");
    let said = small.judge(&["gen", "toads"]);
    assert_eq!(said.err, "nothing is known of toads: write scripts/judge/src/problems/toads.rs\n");
}

#[test]
fn list_prints() {
    let small = Small::new();
    let said = small.judge(&["list"]);
    assert!(
        said.out.starts_with("nim       Luogu P2197  Nim Game (template) 【模板】"),
        "{said:?}"
    );
    let said = small.judge(&["list", "--readme"]);
    assert_eq!(said.status, Some(2), "there is no README: {said:?}");
    let marks = "a\n<!-- table of problems -->\nold\n<!-- end of the table -->\nb\n";
    fs::write(small.path("README.md"), marks).unwrap();
    small.judge(&["list", "--readme"]);
    let readme = fs::read_to_string(small.path("README.md")).unwrap();
    assert!(readme.contains("| [nim](problems/nim/src/main.rs) | [Luogu P2197]("), "{readme}");
    assert!(readme.starts_with("a\n<!--") && readme.ends_with("-->\nb\n"), "{readme}");
    assert!(!readme.contains("old"), "{readme}");
}

/// That judge has proconio, so the bundle uses it, and the library is built here.
#[test]
fn a_bundle_for_a_judge_with_crates_uses_them() {
    let small = Small::new();
    let said = small.judge(&["bundle", "nim", "--for", "atcoder"]);
    assert_eq!(said.status, Some(0), "{said:?}");
    assert!(said.err.starts_with("nim: 14 cases right, "), "{said:?}");
    assert!(said.err.ends_with(" bytes, edition 2024\n"), "{said:?}");
    assert!(!said.out.contains("mod proconio {"), "{said:?}");
}

#[cfg(unix)]
#[test]
fn check_runs_a_program_of_somebody_else() {
    let small = Small::new();
    let said = small.judge(&["check", "nim", "--", "sh", "-c", "cat > /dev/null; echo Yes"]);
    assert_eq!(said.status, Some(1), "{said:?}");
    assert!(said.out.contains("nim      13 WA ") || said.out.contains(" AC, "), "{said:?}");
    assert!(
        said.out.contains("again: sh -c 'cat > /dev/null; echo Yes' < testdata/nim/"),
        "{said:?}"
    );
    let left_out = "; 3 beyond what the judge promises left out, --beyond runs them\n";
    assert!(said.out.contains(" of 11 cases right, ") && said.out.ends_with(left_out), "{said:?}");
    let said = small.judge(&["check", "nim", "--beyond", "--", "sh", "-c", "echo Yes"]);
    assert!(said.out.contains(" of 14 cases right, ") && said.out.ends_with(" ms\n"), "{said:?}");
    let said = small.judge(&["check", "--", "true"]);
    assert_eq!(said.err, "one problem at a time for a program of yours\n");
    let said = small.judge(&["check", "nim", "--", "/no/such/program"]);
    assert_eq!(said.status, Some(2), "{said:?}");
    assert!(said.err.starts_with("/no/such/program: "), "{said:?}");
    let said = small.judge(&["check", "nim", "--", "testdata"]);
    assert!(said.err.ends_with("; that is a folder\n"), "{said:?}");
    let said = small.judge(&["hunt", "nim", "--", "Cargo.toml"]);
    assert!(said.err.contains("; name the program that runs it, as `python3 mine.py`"), "{said:?}");
}

#[cfg(unix)]
#[test]
fn a_full_disk_and_a_reader_that_leaves_are_told_apart() {
    let small = Small::new();
    let run = |stdout: Stdio| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-judge"));
        command.args(["gen", "nim", "--size", "judge"]).current_dir(small.0.path());
        let output = command.stdout(stdout).stderr(Stdio::piped()).spawn().unwrap();
        Said::from(output.wait_with_output().unwrap())
    };
    if let Ok(full) = fs::File::options().write(true).open("/dev/full") {
        let said = run(full.into());
        assert_eq!(said.status, Some(2), "{said:?}");
        assert!(said.err.starts_with("stdout: "), "{said:?}");
    }
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let said = run(writer.into());
    assert_eq!((said.status, said.err.as_str()), (Some(0), ""));
}
