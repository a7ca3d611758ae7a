//! The C++ programs are plain and short.

use judge::workspace::{Problem, Workspace};
use std::fs;

/// Counts lines that are neither blank nor a comment.
const MOST: usize = 60;

fn flaws(problem: &Problem) -> Vec<String> {
    let path = match problem.cpp() {
        Ok(path) => path,
        Err(error) => return vec![error.to_string()],
    };
    let program = fs::read_to_string(path).unwrap();
    let name = &problem.name;
    let mut flaws = vec![];
    let lines = program.lines().map(str::trim);
    let count = lines.filter(|line| !line.is_empty() && !line.starts_with("//")).count();
    if count > MOST {
        flaws.push(format!("{name}: solution.cpp has {count} lines: write it in {MOST}"));
    }
    for word in ["#define", "bits/"].into_iter().filter(|word| program.contains(word)) {
        flaws.push(format!("{name}: solution.cpp must do without `{word}`"));
    }
    flaws
}

#[test]
fn each_problem_of_a_judge_has_a_short_program_in_cpp() {
    let workspace = Workspace::find().unwrap();
    let mut problems = workspace.problems().unwrap();
    // It is played, not submitted.
    problems.retain(|problem| problem.name != "nim-duel");
    assert!(!problems.is_empty(), "there are no problems");
    let flaws: Vec<String> = problems.iter().flat_map(flaws).collect();
    assert!(flaws.is_empty(), "\n{}", flaws.join("\n"));
}
