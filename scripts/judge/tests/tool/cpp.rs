//! The programs in C++ are plain and short.

use judge::workspace::{Problem, Workspace};
use std::fs;

/// Lines that are neither blank nor a comment.
const MOST: usize = 60;

fn lacks(problem: &Problem) -> Vec<String> {
    let path = match problem.cpp() {
        Ok(path) => path,
        Err(error) => return vec![error.to_string()],
    };
    let program = fs::read_to_string(path).unwrap();
    let name = &problem.name;
    let mut lacks = vec![];
    let lines = program.lines().map(str::trim);
    let count = lines.filter(|line| !line.is_empty() && !line.starts_with("//")).count();
    if count > MOST {
        lacks.push(format!("{name}: solution.cpp has {count} lines: write it in {MOST}"));
    }
    for word in ["#define", "bits/"].into_iter().filter(|word| program.contains(word)) {
        lacks.push(format!("{name}: solution.cpp does without `{word}`"));
    }
    lacks
}

#[test]
fn each_problem_of_a_judge_has_a_short_program_in_cpp() {
    let workspace = Workspace::find().unwrap();
    // It is played, not submitted.
    let problems = workspace.problems().unwrap().into_iter();
    let problems = problems.filter(|problem| problem.name != "nim-duel");
    let lacks: Vec<String> = problems.flat_map(|problem| lacks(&problem)).collect();
    assert!(lacks.is_empty(), "\n{}", lacks.join("\n"));
}
