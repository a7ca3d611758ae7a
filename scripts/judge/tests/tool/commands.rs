//! The other commands as a person runs them: what they print, and their exit status.

use crate::small::{Said, Small};
use std::fs;
use std::process::{Command, Stdio};

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
    assert!((20..50).contains(&of(&["--size", "30"]).split_whitespace().count()));
    let said = small.judge(&["gen", "nim", "--size", "18446744073709551615"]);
    assert_eq!(said.err, "--size is at most 100000000 heaps\n");
    for size in ["0", "huge"] {
        let said = small.judge(&["gen", "nim", "--size", size]);
        assert_eq!((said.status, said.out.as_str()), (Some(2), ""));
        assert!(said.err.contains("small, judge, or a number from 1"), "{said:?}");
    }
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
    assert!(known.contains(";\nmod toads;\nmod wythoff;\n"), "{known}");
    let listed = known.split_once("known! {\n").unwrap().1.split_once("\n};").unwrap().0;
    let names: Vec<&str> = listed.split_whitespace().collect();
    assert!(names.is_sorted() && names.contains(&"toads"), "{known}");
    let order = fs::read_to_string(small.path("problems/order.toml")).unwrap();
    let last = "] },\n    { name = \"toads\", needs = [] },\n]\n";
    assert!(order.rsplit("[[chapter]]").next().unwrap().contains(last), "{order}");
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
    let chapter = r#"
        word = []
        [[chapter]]
        title = { en = "Nim", zh = "尼姆" }
        adds = { en = "Heaps.", zh = "石子。" }
        pages = [{ name = "nim", needs = [] }, { name = "nim-duel", needs = ["nim"] }]
        exercise = []"#;
    fs::write(small.path("problems/order.toml"), chapter).unwrap();
    let marks = "a\n<!-- reading order -->\nold\n<!-- end of the reading order -->\nb\n";
    fs::create_dir_all(small.path("scripts/about/src")).unwrap();
    let fronts = ["README.md", "README.zh-CN.md", "scripts/about/src/front.md"];
    for front in fronts {
        fs::write(small.path(front), marks).unwrap();
    }
    let said = small.judge(&["list", "--readme"]);
    assert_eq!(said.status, Some(0), "{said:?}");
    for (front, row) in fronts.into_iter().zip([
        "### 1. Nim\n\nHeaps.\n\n| page |",
        "| [nim](problems/nim/README.zh-CN.md) | [Luogu P2197](https:",
        "per turn, O(heaps) memory | [nim](../nim/index.html) |",
    ]) {
        let text = fs::read_to_string(small.path(front)).unwrap();
        assert!(text.contains(row), "{text}");
        assert!(text.starts_with("a\n<!--") && text.ends_with("-->\nb\n"), "{text}");
        assert!(!text.contains("old"), "{text}");
    }
}

/// That judge has proconio, so the bundle uses it, and the library is built here.
#[test]
fn a_bundle_for_a_judge_with_crates_uses_them() {
    let small = Small::new();
    let said = small.judge(&["bundle", "nim", "--for", "atcoder"]);
    assert_eq!(said.status, Some(0), "{said:?}");
    assert!(said.err.starts_with("nim: 14 cases right, "), "{said:?}");
    assert!(said.err.contains(" bytes, edition 2024\nAtCoder compiles with 1.89.0"), "{said:?}");
    assert!(!said.out.contains("mod proconio {"), "{said:?}");
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
