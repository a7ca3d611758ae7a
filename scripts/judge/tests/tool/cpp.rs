//! The C++ programs are plain and short, and compile as they are pasted and where compilers are old.

use judge::workspace::{Problem, Workspace};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Counts lines that are neither blank nor a comment nor an include.
const MOST: usize = 60;
/// What many contestants' files begin with.
const PASTE: &str = "#include <bits/stdc++.h>\nusing namespace std;\n";
/// Judges whose compilers know nothing newer than C++98.
const OLD: [&str; 2] = ["POJ", "HDU"];

fn problems() -> Vec<Problem> {
    let mut problems = Workspace::find().unwrap().problems().unwrap();
    // It is played, not submitted.
    problems.retain(|problem| problem.name != "nim-duel");
    assert!(!problems.is_empty(), "there are no problems");
    problems
}

fn is_han(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

/// A formula, or one phrase in Chinese and one in English: `中文 / English`.
fn is_for_both(comment: &str) -> bool {
    let parts: Vec<&str> = comment.split(" / ").collect();
    if comment.chars().any(is_han) {
        return parts.len() == 2 && !parts[1].chars().any(is_han);
    }
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
    let words: Vec<&str> = comment.split(' ').collect();
    !words.windows(2).any(|two| two.iter().all(is_word))
}

fn flaws(problem: &Problem) -> Vec<String> {
    let path = match problem.cpp() {
        Ok(path) => path,
        Err(error) => return vec![error.to_string()],
    };
    let program = fs::read_to_string(path).unwrap();
    let name = &problem.name;
    let mut flaws = vec![];
    let lines = program.lines().map(str::trim);
    let is_code = |line: &&str| !["//", "#include"].iter().any(|start| line.starts_with(start));
    let count = lines.filter(|line| !line.is_empty()).filter(is_code).count();
    if count > MOST {
        flaws.push(format!("{name}: solution.cpp has {count} lines: write it in {MOST}"));
    }
    for word in ["#define", "bits/", "std::"].into_iter().filter(|word| program.contains(word)) {
        flaws.push(format!("{name}: solution.cpp must do without `{word}`"));
    }
    if !program.contains("\nusing namespace std;\n") {
        flaws.push(format!("{name}: solution.cpp must say `using namespace std;`"));
    }
    // The first line has title and address.
    let comments = program.lines().skip(1).filter_map(|line| line.split_once("// "));
    for (_, comment) in comments.filter(|(_, comment)| !is_for_both(comment)) {
        flaws.push(format!("{name}: in both languages, `中文 / English`: {comment}"));
    }
    flaws
}

/// What the compiler says of the programs that do not compile with these arguments.
fn errors(problems: &[Problem], arguments: &[&str]) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut errors = vec![];
        while let Some(problem) = problems.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut compiler = Command::new("g++");
            compiler.args(["-fsyntax-only", "-Wall", "-Wextra", "-Werror"]).args(arguments);
            let output = compiler.arg(problem.cpp().unwrap()).output().expect("g++");
            if !output.status.success() {
                errors.push(String::from_utf8_lossy(&output.stderr).into_owned());
            }
        }
        errors
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    })
}

#[test]
fn each_problem_of_a_judge_has_a_short_program_in_cpp() {
    let flaws: Vec<String> = problems().iter().flat_map(flaws).collect();
    assert!(flaws.is_empty(), "\n{}", flaws.join("\n"));
}

#[test]
#[cfg_attr(wine, ignore = "there is no compiler")]
fn each_program_compiles_with_its_judges_old_compiler() {
    let mut problems = problems();
    problems.retain(|problem| problem.judge().is_some_and(|judge| OLD.contains(&judge.title)));
    assert!(problems.len() > 1, "no problem is of {OLD:?}");
    let errors = errors(&problems, &["-std=c++98", "-pedantic"]);
    assert!(errors.is_empty(), "\n{}", errors.join("\n"));
}

#[test]
#[ignore = "long"]
fn each_program_compiles_after_a_contestants_first_lines() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (header, compiled) = (path("paste.h"), path("paste.h.gch"));
    fs::write(&header, PASTE).unwrap();
    for standard in ["-std=c++17", "-std=c++20"] {
        // Compiled once, it takes a tenth of the time.
        let made = Command::new("g++")
            .args([standard, "-Wall", "-Wextra", &header, "-o", &compiled])
            .status();
        assert!(made.expect("g++").success() && Path::new(&compiled).exists());
        let errors = errors(&problems(), &[standard, "-include", &header]);
        assert!(errors.is_empty(), "{standard}\n{}", errors.join("\n"));
    }
}
