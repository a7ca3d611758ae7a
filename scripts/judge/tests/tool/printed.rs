//! Every command in a text prints what the text shows. They are written for a shell of Unix.
#![cfg(unix)]

use crate::house_style::{are_some, chosen};
use judge::build::build_solutions;
use judge::workspace::order::Language::{self, En, Zh};
use judge::workspace::Workspace;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

#[test]
fn commands_print_what_the_text_says() {
    let workspace = Workspace::find().unwrap();
    let problems = chosen(&workspace);
    let programs = build_solutions(&workspace, &problems.iter().collect::<Vec<_>>()).unwrap();
    let folder = programs[0].path.parent().unwrap().display().to_string();
    let prints = |place: &str, command: &str, prints: &str| {
        let direct = command.replace("cargo run -q --release --bin ", &format!("{folder}/"));
        let output = Command::new("sh").args(["-c", &direct]).current_dir(&workspace.root).output();
        let printed = String::from_utf8(output.unwrap().stdout).unwrap();
        assert_eq!(printed.trim_end(), prints.trim_end(), "{place}: {command}");
    };
    let mut count = 0;
    // These run the programs of many problems.
    let documents: &[&str] = if are_some() { &[] } else { &["README", "STUDY", "ERRATA"] };
    for file in documents.iter().flat_map(|name| [format!("{name}.md"), format!("{name}.zh-CN.md")])
    {
        let text = fs::read_to_string(workspace.root.join(&file)).unwrap();
        for block in text.split("```console\n").skip(1) {
            let block = block.split("```").next().unwrap();
            for block in block.split("$ ").skip(1) {
                let (command, printed) = block.split_once('\n').unwrap();
                prints(&file, command, printed);
                count += 1;
            }
        }
    }
    for problem in &problems {
        for exercise in problem.lesson().unwrap().exercises {
            prints(&problem.name, &exercise.command, &exercise.prints);
            count += 1;
        }
    }
    assert!(count >= problems.len(), "only {count} commands");
}

#[test]
fn the_brute_force_of_study_prints_what_the_text_says() {
    let folder = tempfile::tempdir().unwrap();
    let (source, program) = (folder.path().join("brute.cpp"), folder.path().join("brute"));
    for [cpp, text] in
        [En, Zh].map(|language| ["```cpp\n", "```text\n"].map(|kind| blocks(language, kind)))
    {
        assert_eq!((cpp.len(), text.len()), (2, 2));
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
    let name = match language {
        En => "STUDY.md",
        Zh => "STUDY.zh-CN.md",
    };
    let text = fs::read_to_string(Workspace::find().unwrap().root.join(name)).unwrap();
    let listings = text.split(kind).skip(1).filter_map(|rest| rest.split("```").next());
    listings.map(str::to_owned).collect()
}
