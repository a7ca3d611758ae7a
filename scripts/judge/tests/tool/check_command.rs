//! `check` as a person runs it.

use crate::small::{Said, Small};
use std::fs;

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
fn check_runs_what_is_named_and_says_how_to_run_it_again_from_there() {
    let small = Small::new();
    small.edit("testdata/nim/hack-added.out", "No\nNo\nNo\n", "No\nNo\nYes\n");
    let run = |arguments: &[&str], folder: &str| {
        Said::from(small.command(arguments).current_dir(small.path(folder)).output().unwrap())
    };
    let said = run(&["check", "nim/hack-added", "P2197/sample-1"], "problems/nim/src");
    assert!(said.out.contains("1 of 2 cases right"), "{said:?}");
    let again =
        "again: cargo run --release --quiet --bin nim < ../../../testdata/nim/hack-added.in\n";
    assert!(said.out.contains(again), "{said:?}");
    let said = run(&["check", "--samples"], "");
    assert!(said.out.contains("1 of 1 cases right"), "{said:?}");
    let said = run(&["check", "nim-duel", "--samples"], "");
    assert_eq!((said.status, said.err.as_str()), (Some(2), "there is no such case\n"));
    let said = run(&["check", "nim/nothing"], "");
    assert!(said.err.starts_with("testdata/nim has no case nothing"), "{said:?}");
    let said = run(&["check", "nim", "--"], "");
    assert_eq!((said.status, said.out.as_str()), (Some(2), ""), "{said:?}");
    assert!(said.err.starts_with("behind -- stands your program"), "{said:?}");
    let libraries =
        "[ \"$LD_LIBRARY_PATH\" = /mine ] && [ -z \"$CARGO$RUSTUP_TOOLCHAIN\" ] && echo well";
    let mut command = small.command(&["check", "nim/sample-1", "--", "sh", "-c", libraries]);
    command.env("CARGO", "/rust/bin/cargo").env("LD_LIBRARY_PATH", "/rust/lib:/mine");
    let said = Said::from(command.output().unwrap());
    assert!(said.out.contains("`No` expected, `well` printed"), "{said:?}");
    let sleeper = ["check", "nim/sample-1", "--limit", "100ms", "--", "sleep", "5"];
    assert!(run(&sleeper, "").out.contains("TLE nim/sample-1  above 100ms"));
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
