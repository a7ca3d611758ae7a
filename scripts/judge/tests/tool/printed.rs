//! Every command in a text prints what the text shows. They are written for a shell of Unix.
#![cfg(unix)]

use judge::whole::commands;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use workspace::order::Language::{self, En, Zh};
use workspace::Workspace;

#[test]
fn commands_print_what_the_text_says() {
    let workspace = Workspace::find().unwrap();
    let mut count = 0;
    for file in ["README", "STUDY", "ERRATA"]
        .iter()
        .flat_map(|name| [format!("{name}.md"), format!("{name}.zh-CN.md")])
    {
        let text = fs::read_to_string(workspace.root.join(&file)).unwrap();
        for block in text.split("```console\n").skip(1) {
            let block = block.split("```").next().unwrap();
            for block in block.split("$ ").skip(1) {
                let (command, should) = block.split_once('\n').unwrap();
                let is = commands::printed(&workspace, command).unwrap();
                assert_eq!(is.trim_end(), should.trim_end(), "{file}: {command}");
                count += 1;
            }
        }
    }
    assert!(count > 10, "only {count} commands");
}

#[test]
fn the_readme_tells_how_many_cases_of_matches_there_are() {
    let workspace = Workspace::find().unwrap();
    let cases = workspace.cases(&workspace.named("matches").unwrap()).unwrap();
    let count = cases.iter().filter(|case| !case.name.starts_with("beyond-")).count();
    for file in ["README.md", "README.zh-CN.md"] {
        let text = fs::read_to_string(workspace.root.join(file)).unwrap();
        assert!(text.contains(&format!("`{count} right, 0 wrong, 0 not run")), "{file}: {count}");
    }
}

#[test]
fn the_brute_force_of_study_prints_what_the_text_says() {
    let folder = tempfile::tempdir().unwrap();
    let (source, program) = (folder.path().join("brute.cpp"), folder.path().join("brute"));
    for [cpp, text] in
        [En, Zh].map(|language| ["```cpp\n", "```text\n"].map(|kind| blocks(language, kind)))
    {
        assert_eq!((cpp.len(), text.len()), (1, 1));
        for (cpp, text) in cpp.iter().zip(text) {
            fs::write(&source, cpp).unwrap();
            let compiled = Command::new("g++").args([&source, Path::new("-o"), &program]).status();
            assert!(compiled.unwrap().success(), "{cpp}");
            let printed = Command::new(&program).output().unwrap().stdout;
            assert_eq!(String::from_utf8(printed).unwrap().trim_end(), text.trim_end());
        }
    }
}

/// The guess of step 2, that the even numbers are lost, fails at 4.
#[test]
fn the_script_of_study_stops_where_two_programs_differ() {
    for language in [En, Zh] {
        let folder = tempfile::tempdir().unwrap();
        for (name, script) in [
            ("gen", "echo $(($1 % 7))"),
            ("brute", "read n; case $n in 0|2|5) echo lost ;; *) echo won ;; esac"),
            ("mine", "read n; if [ $((n % 2)) = 0 ]; then echo 'lost '; else echo won; fi"),
        ] {
            let path = folder.path().join(name);
            fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        let script = &blocks(language, "```sh\n")[0];
        let output = Command::new("bash").args(["-c", script]).current_dir(folder.path()).output();
        assert_eq!(String::from_utf8(output.unwrap().stdout).unwrap(), "seed 4:\n4\n");
    }
}

/// The listings of a kind in STUDY.
fn blocks(language: Language, kind: &str) -> Vec<String> {
    let name = language.either("STUDY.md", "STUDY.zh-CN.md");
    let text = fs::read_to_string(Workspace::find().unwrap().root.join(name)).unwrap();
    let listings = text.split(kind).skip(1).filter_map(|rest| rest.split("```").next());
    listings.map(str::to_owned).collect()
}
