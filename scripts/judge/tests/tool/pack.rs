//! Packages for other people's judges, and cases for who has no Rust.

use judge::pack::{package, short_name};
use std::collections::HashSet;
use std::fs;
use workspace::case_files::{zip, Files};
use workspace::{Problem, Workspace};

fn text(files: &Files, path: &str) -> String {
    let file = files.get(path).unwrap_or_else(|| panic!("there is no {path}"));
    String::from_utf8(file.clone()).unwrap()
}

fn packed(workspace: &Workspace) -> Vec<Problem> {
    let mut problems = workspace.problems().unwrap();
    problems.retain(|problem| problem.obstacle().is_none());
    problems
}

#[test]
fn a_package_holds_what_judges_read_and_is_the_same_each_time() {
    let workspace = Workspace::find().unwrap();
    let problem = workspace.named("nim").unwrap();
    let files = package(&workspace, &problem).unwrap().files;
    assert!(zip(&files).unwrap() == zip(&package(&workspace, &problem).unwrap().files).unwrap());
    let manifest = text(&files, "problem.yaml");
    assert!(manifest.starts_with("name: \"【模板】Nim 游戏 Nim Game\"\nuuid: "), "{manifest}");
    assert!(text(&files, "problem_statement/problem.en.tex").contains("\\section*{Output}"));
    assert!(text(&files, "problem_statement/problem.zh.md").contains("## 输出\n"));
    assert!(text(&files, "problem_statement/problem.html").contains("<h2>Output</h2>"));
    assert_eq!(text(&files, "domjudge-problem.ini"), "timelimit = 1\n");
    for (path, case) in
        [("sample/01-sample-1", "sample-1"), ("secret/03-hack-misere", "hack-misere")]
    {
        let file = |ending| workspace.root.join(format!("testdata/nim/{case}.{ending}"));
        for (ending, of_case) in [("in", "in"), ("ans", "out")] {
            let expected = fs::read_to_string(file(of_case)).unwrap();
            assert_eq!(text(&files, &format!("data/{path}.{ending}")), expected);
        }
    }
    let hint = text(&files, "data/secret/04-hack-added.hint");
    assert!(
        hint.starts_with("Adding the sizes in place of xor. Heaps 1 1: `Yes`")
            && hint.contains("\n把各堆相加"),
        "{hint}"
    );
}

#[test]
#[ignore = "long"]
fn every_package_fits_and_tells_what_its_cases_show() {
    let workspace = Workspace::find().unwrap();
    let (mut names, mut ids) = (HashSet::new(), HashSet::new());
    for problem in packed(&workspace) {
        let name = short_name(&problem);
        assert!(name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()), "{name}");
        let package = package(&workspace, &problem).unwrap();
        let (files, spec) = (package.files, specs::of(&problem.name).unwrap());
        assert!(ids.insert(text(&files, "problem.yaml").lines().nth(1).unwrap().to_owned()));
        assert!(zip(&files).unwrap().len() <= 20 << 20, "{name}");
        let count = |part: &str| files.keys().filter(|path| path.contains(part)).count();
        assert_eq!(count("submissions/accepted/"), 2, "{name}");
        assert_eq!(count("input_validators/"), 1, "{name}");
        assert!(count("invalid_input/") >= 8, "{name}");
        let shown = spec
            .mistakes
            .iter()
            .filter(|mistake| !package.left_out.iter().any(|case| case == mistake.case));
        let wrong = count("/wrong_answer/") + count("/time_limit_exceeded/");
        assert_eq!(wrong, shown.count(), "{name}");
        assert_eq!(count(".hint"), count(".desc") - count("invalid_input/") / 2, "{name}");
        assert!(names.insert(name));
    }
    assert!(names.len() > 1);
}
