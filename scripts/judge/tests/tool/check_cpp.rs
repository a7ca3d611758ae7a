//! `check.cpp`, for who has g++ and no Rust: what it says of right, wrong and misbehaving programs.
#![cfg(unix)]

use judge::build::cpp;
use judge::pack::package;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use workspace::{case_files, Workspace};

/// `check.cpp`, which is the same for all problems, compiled.
static CHECK: LazyLock<PathBuf> = LazyLock::new(|| {
    let check = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check");
    let made = Command::new("g++")
        .args("-O2 -std=c++11 -Wall -Wextra -pedantic -Werror ../check.cpp -o".split(' '))
        .arg(&check)
        .status();
    assert!(made.unwrap().success());
    check
});

/// A folder with what `pack --cases` writes for a problem, and the page's program in C++.
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
        for (path, text) in case_files::files(&workspace, &problem, &program.path).unwrap() {
            // Of the hundreds by chance nine.
            if path.contains("random-") && !path.contains("random-00") {
                continue;
            }
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let packed = fs::read(folder.path().join(format!("{name}-cases/check.cpp"))).unwrap();
        assert!(packed == fs::read("../check.cpp").unwrap());
        Cases { folder, name }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Checks a shell's command line, in which `../main` is the right program; exit status and words.
    fn check(&self, line: &str) -> (Option<i32>, String) {
        let mut command = Command::new(&*CHECK);
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
        ("true", "printed / 程序的输出:\n  (nothing / 空)\ndoes it open files, by freopen?"),
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
    let mut absent = Command::new(&*CHECK);
    let absent = absent.args(["cases", "main"]).current_dir(cases.path().join("matches-cases"));
    let absent = absent.output().unwrap();
    assert_eq!(absent.status.code(), Some(2));
    let said = String::from_utf8(absent.stderr).unwrap();
    assert!(
        said.starts_with("main cannot be started / 无法运行: is it there, with ./ before it?"),
        "{said}"
    );
    assert!(said.ends_with("\nNo such file or directory\n"), "{said}");
}

#[test]
fn a_program_cannot_write_to_a_case_nor_leave_anything_running() {
    let cases = Cases::new("bash-game");
    let folder = cases.path().join("bash-game-cases/cases");
    let sample = || fs::read(folder.join("sample-1.in")).unwrap();
    let before = sample();
    let (status, said) = cases.check("echo slip > /dev/stdin; ../main");
    assert!(status == Some(1) && sample() == before, "{said}");
    let (status, said) = cases.check("while :; do echo >> ticks; sleep 0.01; done & ../main");
    assert_eq!(status, Some(0), "{said}");
    let length = || fs::metadata(folder.join("../ticks")).unwrap().len();
    let after = length();
    std::thread::sleep(std::time::Duration::from_millis(100));
    assert!(after > 0 && after == length());
}

#[test]
fn a_line_to_run_again_is_quoted() {
    let cases = Cases::new("bash-game");
    let (_, said) = cases.check("echo 'no' # it's");
    let wanted = "\nagain / 再运行一次: sh -c 'echo '\\''no'\\'' # it'\\''s' < cases/sample-1.in\n";
    assert!(said.contains(wanted), "{said}");
}

#[test]
fn check_cpp_tells_the_sentence_of_the_mistake() {
    let cases = Cases::new("matches");
    let workspace = Workspace::find().unwrap();
    let problem = workspace.named("matches").unwrap();
    let files = package(&workspace, &problem).unwrap().files;
    let source = cases.path().join("wrong.rs");
    fs::write(&source, &files["submissions/wrong_answer/hack-largest.rs"]).unwrap();
    let made =
        Command::new("rustc").arg(&source).arg("-o").arg(cases.path().join("wrong")).status();
    assert!(made.unwrap().success());
    let (status, said) = cases.check("../wrong");
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("hack-largest: wrong in line"), "{said}");
    let told = "\nperhaps / 可能是 (hack-largest):\n  Always taking from the largest heap.";
    assert!(said.contains(told) && said.contains("\n  总从最大的一堆取"), "{said}");
}

#[test]
fn where_several_answers_are_right_the_first_line_counts() {
    let cases = Cases::new("election-promises");
    let other = "../main | sed '2s/$/ other/'";
    let (status, said) = cases.check(other);
    assert!(status == Some(0) && said.contains("\nonly the first line was compared"), "{said}");
    let (status, said) = cases.check("../main | sed 's/WIN/LOSE/'");
    assert!(status == Some(1) && said.contains("行 1: `LOSE` -> `WIN`"), "{said}");
}

#[test]
fn numbers_may_be_off_where_the_judge_allows_it() {
    let cases = Cases::new("shrek-and-donkey");
    let (status, said) = cases.check("../main | sed 's/ 0/ 0.0/; s/ 0.0[.]/ 00./'");
    assert_eq!(status, Some(0), "{said}");
    let (status, said) = cases.check("../main | sed 's/^0.5 /0.500001 /'");
    assert!(status == Some(1) && said.contains("行 1: `0.500001` -> `0.5`"), "{said}");
}

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
