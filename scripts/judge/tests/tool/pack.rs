//! Packages for other people's judges, and cases for who has no Rust.

use judge::build::cpp;
use judge::pack::{cases, obstacle, package, short_name, zip, Files};
use judge::run::Program;
use judge::workspace::{Problem, Workspace};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn text(files: &Files, path: &str) -> String {
    let file = files.get(path).unwrap_or_else(|| panic!("there is no {path}"));
    String::from_utf8(file.clone()).unwrap()
}

fn packed(workspace: &Workspace) -> Vec<Problem> {
    let mut problems = workspace.problems().unwrap();
    problems.retain(|problem| obstacle(problem).is_none());
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
        let (files, spec) = (package.files, spec::of(&problem.name).unwrap());
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
        // Hydro takes what stands before such an end for a number of a group.
        for path in files.keys().filter_map(|path| path.strip_suffix(".in")) {
            let mut end = path.rsplit('-').map(|part| part.bytes().all(|b| b.is_ascii_digit()));
            let [last, before] = [end.next(), end.next()];
            assert!(
                !path.contains("data/") || (last, before) != (Some(true), Some(true)),
                "{path}"
            );
        }
        assert!(names.insert(name));
    }
    assert!(names.len() > 1);
}

/// A folder with what `pack --cases` writes for a problem, `check` compiled, and the page's program in C++.
struct Cases {
    folder: tempfile::TempDir,
    name: &'static str,
}

impl Cases {
    fn new(name: &'static str) -> Cases {
        let (workspace, folder) = (Workspace::find().unwrap(), tempfile::tempdir().unwrap());
        let problem = workspace.named(name).unwrap();
        let solution = fs::read_to_string(problem.cpp().unwrap()).unwrap();
        let program = cpp::compile_text(&solution, folder.path()).unwrap();
        for (path, text) in cases::files(&workspace, &problem, &program).unwrap() {
            // Of the hundreds by chance nine.
            if path.contains("random-") && !path.contains("random-00") {
                continue;
            }
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let made = Command::new("g++")
            .args(["-O2", "-std=c++11", "-Wall", "-Wextra", "-pedantic", "-Werror"])
            .args(["check.cpp", "-o", "check"])
            .current_dir(folder.path().join(format!("{name}-cases")))
            .status();
        assert!(made.unwrap().success());
        Cases { folder, name }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Checks a shell's command line, in which `../main` is the right program; exit status and words.
    fn check(&self, line: &str) -> (Option<i32>, String) {
        let mut command = Command::new("./check");
        let command = command
            .args(["cases", "sh", "-c", line])
            .current_dir(self.path().join(format!("{}-cases", self.name)));
        told(&command.output().unwrap())
    }
}

fn told(output: &Output) -> (Option<i32>, String) {
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(unix)]
#[test]
fn who_has_no_rust_checks_a_program_by_the_cases() {
    let cases = Cases::new("matches");
    for right in [
        "../main",
        "../main | sed 's/$/ /'",
        "../main | sed 's/$/\\r/'",
        "printf %s \"$(../main)\"",
        "../main; echo; echo",
    ] {
        let (status, said) = cases.check(right);
        assert!(
            status == Some(0) && said.contains(" right, 0 wrong, 0 not run"),
            "{right}: {said}"
        );
    }
    for (wrong, why) in [
        (
            "../main | tr '[:lower:]' '[:upper:]'",
            "wrong in line / 答案错误，行 1: `LOSE` -> `lose`\n",
        ),
        ("../main | sed 's/ /  /'", "wrong in line / 答案错误，行 1: `` -> ``\n"),
        ("../main | head -n 1", "sample-1: wrong in line / 答案错误，行 2: `` -> `3`\n"),
        ("../main; echo 1", "答案错误，行 3: `1` -> ``\n"),
        ("true", "printed / 程序的输出:\n  (nothing / 空)\n"),
        ("../main; echo why >&2; exit 3", "ends badly / 异常退出: status 3\n"),
        ("echo why >&2; exit 3", "its errors / 错误信息:\n  why\n"),
        ("kill -SEGV $$", "ends badly / 异常退出: signal 11\n"),
    ] {
        let (status, said) = cases.check(wrong);
        assert!(status == Some(1) && said.contains(why), "{wrong}: {said}");
        assert!(said.starts_with("sample-") && said.contains("input / 输入:\n  "), "{said}");
        assert!(!said.contains(" 0 wrong"), "{wrong}: {said}");
        assert!(said.contains(", 0 not run"), "{wrong}: {said}");
    }
    let mut absent = Command::new("./check");
    let absent = absent.args(["cases", "main"]).current_dir(cases.path().join("matches-cases"));
    let absent = absent.output().unwrap();
    assert_eq!(absent.status.code(), Some(2));
    let said = String::from_utf8(absent.stderr).unwrap();
    assert!(said.starts_with("main cannot be started: is it there, with ./ before it?"), "{said}");
}

#[cfg(unix)]
#[test]
fn check_cpp_tells_the_sentence_of_the_mistake() {
    let cases = Cases::new("matches");
    let workspace = Workspace::find().unwrap();
    let problem = workspace.named("matches").unwrap();
    let files = package(&workspace, &problem).unwrap().files;
    let source = cases.path().join("wrong.rs");
    fs::write(&source, text(&files, "submissions/wrong_answer/hack-largest.rs")).unwrap();
    let made =
        Command::new("rustc").arg(&source).arg("-o").arg(cases.path().join("wrong")).status();
    assert!(made.unwrap().success());
    let (status, said) = cases.check("../wrong");
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("hack-largest: wrong in line"), "{said}");
    let told = "\nperhaps / 可能是 (hack-largest):\n  Always taking from the largest heap.";
    assert!(said.contains(told) && said.contains("\n  总从最大的一堆取"), "{said}");
}

#[cfg(unix)]
#[test]
fn where_several_answers_are_right_the_first_line_counts() {
    let cases = Cases::new("election-promises");
    let other = "../main | sed '2s/$/ other/'";
    let (status, said) = cases.check(other);
    assert!(status == Some(0) && said.contains("\nonly the first line was compared"), "{said}");
    let (status, said) = cases.check("../main | sed 's/WIN/LOSE/'");
    assert!(status == Some(1) && said.contains("行 1: `LOSE` -> `WIN`"), "{said}");
}

#[cfg(unix)]
#[test]
#[ignore = "long"]
fn check_cpp_ends_what_does_not_end() {
    let cases = Cases::new("bash-game");
    let (status, said) = cases.check("sleep 1000");
    assert_eq!(status, Some(1), "{said}");
    assert!(
        said.contains("runs for more than 10 s") && said.contains("\n0 right, 1 wrong, "),
        "{said}"
    );
}

/// For a form.
#[test]
#[ignore = "long"]
fn the_cases_of_a_problem_are_small() {
    let workspace = Workspace::find().unwrap();
    let problems: Vec<Problem> = packed(&workspace)
        .into_iter()
        .filter(|problem| cases::obstacle(problem).is_none())
        .collect();
    let all: Vec<&Problem> = problems.iter().collect();
    let programs: Vec<Program> = cpp::build(&workspace, &all, || ()).unwrap();
    for (problem, program) in problems.iter().zip(&programs) {
        let files = cases::files(&workspace, problem, program).unwrap();
        let bytes = zip(&files).unwrap().len();
        assert!(bytes <= 200 << 10, "{}: {bytes} bytes", problem.name);
        let random = files.keys().filter(|path| path.contains("/random-")).count() / 2;
        println!("{}: {bytes} bytes, {random} random cases", problem.name);
    }
}
