//! The C++ programs are plain and short, and compile as they are pasted and where compilers are old.

use super::{Todo, Whole};
use crate::build::cpp::COMPILER;
use anyhow::{Context, Result};
use fs_err as fs;
use std::process::Command;
use workspace::stop::output;
use workspace::Problem;

/// Counts lines that are neither blank nor a comment nor an include.
const MOST: usize = 60;
/// What many contestants' files begin with.
const PASTE: &str = "#include <bits/stdc++.h>\nusing namespace std;\n";
/// Judges whose compilers know nothing newer than C++98.
const OLD: [&str; 2] = ["POJ", "HDU"];

/// It is played, not submitted.
fn is_submitted(problem: &Problem) -> bool {
    problem.name != "nim-duel"
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

pub fn is_plain(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    if !is_submitted(problem) {
        return Ok(());
    }
    let program = fs::read_to_string(problem.cpp()?)?;
    let lines = program.lines().map(str::trim);
    let is_code = |line: &&str| !["//", "#include"].iter().any(|start| line.starts_with(start));
    let count = lines.filter(|line| !line.is_empty()).filter(is_code).count();
    todo.unless(count <= MOST, format!("solution.cpp has {count} lines: write it in {MOST}"));
    for word in ["#define", "bits/", "std::"].into_iter().filter(|word| program.contains(word)) {
        todo.add(format!("solution.cpp must do without `{word}`"));
    }
    let is_short = program.contains("\nusing namespace std;\n");
    todo.unless(is_short, "solution.cpp must say `using namespace std;`");
    // The first line has title and address.
    let comments = program.lines().skip(1).filter_map(|line| line.split_once("// "));
    for (_, comment) in comments.filter(|(_, comment)| !is_for_both(comment)) {
        todo.add(format!("solution.cpp: in both languages, `中文 / English`: {comment}"));
    }
    Ok(())
}

/// Adds what the compiler says of a program that does not compile with these arguments.
fn compiles(problem: &Problem, arguments: &[&str], todo: &mut Todo) -> Result<()> {
    let mut compiler = Command::new(COMPILER);
    compiler.args(["-fsyntax-only", "-Wall", "-Wextra", "-Werror"]).args(arguments);
    let output = output(compiler.arg(problem.cpp()?)).context(COMPILER)?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    todo.unless(output.status.success(), format!("with {}:\n{said}", arguments.join(" ")));
    Ok(())
}

pub fn is_old(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    if problem.judge().is_some_and(|judge| OLD.contains(&judge.title)) {
        compiles(problem, &["-std=c++98", "-pedantic"], todo)?;
    }
    Ok(())
}

pub fn is_pasted(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    if !is_submitted(problem) {
        return Ok(());
    }
    let folder = crate::run::temporary_folder()?;
    let header = folder.path().join("paste.h");
    fs::write(&header, PASTE)?;
    for standard in ["-std=c++17", "-std=c++20"] {
        compiles(problem, &[standard, "-include", &header.to_string_lossy()], todo)?;
    }
    Ok(())
}
