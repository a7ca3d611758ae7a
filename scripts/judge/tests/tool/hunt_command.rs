//! `hunt` as a person runs it.

use crate::small::{Said, Small};
use std::fs;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

/// `true` prints nothing and `cat` the wrong things.
#[cfg(unix)]
#[test]
fn hunt_shows_the_smallest_find_and_keeps_it() {
    let small = Small::new();
    let said = small.judge(&["hunt", "nim", "--save", "--input", "kept", "--", "cat"]);
    assert_eq!(said.status, Some(1), "{said:?}");
    assert_eq!(fs::read_to_string(small.path("kept")).unwrap(), "1\n1\n0\n");
    assert!(
        said.out.starts_with("nim: WA line 1, column 1: `No` expected, `1` printed\n"),
        "{said:?}"
    );
    assert!(
        said.out.contains("\ninput\n  1\n  1\n  0\n\nours\n  No\n\nyours\n  1\n  1\n  0\n"),
        "{said:?}"
    );
    let kept = |name: &str| fs::read_to_string(small.path("testdata/nim").join(name)).unwrap();
    assert_eq!(
        (kept("hack-found-1.in").as_str(), kept("hack-found-1.out").as_str()),
        ("1\n1\n0\n", "No\n")
    );
    let said =
        small.judge(&["hunt", "nim", "--save", "--seconds", "1", "--limit", "2s", "--", "true"]);
    assert!(said.out.contains("\nyours\n  nothing\n"), "{said:?}");
    assert!(said.out.ends_with("\ntestdata has it: nim/hack-found-1\n"), "{said:?}");
}

#[cfg(unix)]
#[test]
fn hunt_finds_nothing_between_equal_programs() {
    let small = Small::new();
    small.judge(&["check", "nim"]);
    let ours = small.path("target/release/nim");
    let said = small.judge(&["hunt", "nim", "--seconds", "1", "--", ours.to_str().unwrap()]);
    assert_eq!(said.status, Some(0), "{said:?}");
    assert!(said.out.starts_with("nim: no difference on "), "{said:?}");
    let said = small.judge(&["hunt", "nim", "--", "/no/such/program"]);
    assert_eq!((said.status, said.out.as_str()), (Some(2), ""), "{said:?}");
    assert!(said.err.starts_with("/no/such/program: "), "{said:?}");
    let said = small.judge(&["hunt", "nim"]);
    assert_eq!(said.status, Some(2), "{said:?}");
}

/// What it found by then is told, and its temporary files go.
#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_hunt() {
    use rustix::process::{kill_process, Pid, Signal};
    let small = Small::new();
    small.judge(&["check", "nim"]);
    let temporary = small.path("temporary");
    fs::create_dir(&temporary).unwrap();
    let ours = small.path("target/release/nim");
    // Wrong on what is long, and slow, so that there is much to shrink.
    let slow =
        "sleep 0.2; t=$(cat); [ ${#t} -gt 30 ] && echo no || echo \"$t\" | target/release/nim";
    for (program, status, told) in [
        (vec![ours.to_str().unwrap()], 0, "nim: no difference on "),
        (vec!["sh", "-c", slow], 1, "nim: WA line "),
    ] {
        let arguments = [&["hunt", "nim", "--seconds", "60", "--"], &program[..]].concat();
        let mut command = small.command(&arguments);
        command.env("TMPDIR", &temporary).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = command.spawn().unwrap();
        sleep(Duration::from_millis(2500));
        assert!(fs::read_dir(&temporary).unwrap().count() > 0);
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        let said = Said::from(child.wait_with_output().unwrap());
        assert_eq!(said.status, Some(status), "{said:?}");
        assert!(said.out.starts_with(told) && !said.out.contains("not happen again"), "{said:?}");
        assert_eq!(fs::read_dir(&temporary).unwrap().count(), 0);
    }
}

/// It fails once: that is shown as it was.
#[cfg(unix)]
#[test]
fn hunt_tells_that_a_failure_did_not_come_back() {
    let small = Small::new();
    let once = "if mkdir been-here 2> /dev/null; then exit 1; else exec target/release/nim; fi";
    let said = small.judge(&["hunt", "nim", "--seconds", "3", "--", "sh", "-c", once]);
    assert_eq!(said.status, Some(1), "{said:?}");
    assert!(said.out.starts_with("nim: RE exit status 1\nthis did not happen again"), "{said:?}");
    assert!(said.out.contains("\nyours\n  nothing\n"), "{said:?}");
}

#[test]
fn hunt_says_so_if_ours_refuses_what_is_generated() {
    let small = Small::new();
    small.edit("problems/nim/src/main.rs", "input! { cases: usize }", "panic!();");
    small.edit("problems/nim/src/main.rs", "0..cases", "0..7");
    let said = small.judge(&["hunt", "nim", "--", "cat"]);
    assert_eq!((said.status, said.out.as_str()), (Some(2), ""), "{said:?}");
    assert!(said.err.contains("our program refuses what the generator made of seed "), "{said:?}");
}
