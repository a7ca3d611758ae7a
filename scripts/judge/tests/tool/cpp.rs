//! The programs in C++ are plain and short.

use judge::workspace::{Problem, Workspace};
use std::fs;

/// Lines that are neither blank nor a comment.
const MOST: usize = 60;

fn lacks(workspace: &Workspace, problem: &Problem) -> Vec<String> {
    let path = match workspace.cpp(problem) {
        Ok(path) => path,
        Err(error) => return vec![error.to_string()],
    };
    let program = fs::read_to_string(path).unwrap();
    let (name, title) = (&problem.name, &problem.facts.title);
    let mut lacks = vec![];
    if !program.starts_with(&format!("// {title}")) {
        lacks.push(format!("{name}: begin solution.cpp with `// {title}`"));
    }
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
    let problems = workspace.problems.iter().filter(|problem| problem.name != "nim-duel");
    let lacks: Vec<String> = problems.flat_map(|problem| lacks(&workspace, problem)).collect();
    assert!(lacks.is_empty(), "\n{}", lacks.join("\n"));
}
