//! A signal ends everything and leaves nothing behind.
#![cfg(target_os = "linux")]

use crate::small::Small;
use rustix::process::{kill_process, Pid, Signal};
use std::fs;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Far below the minute that the commands would take.
const SOON: Duration = Duration::from_secs(5);

/// Starts a command line whose programs create the file `begun`, then sends the signal. Returns what was
/// printed, the status, and the time since the signal. Asserts that no temporary files are left.
fn stopped(small: &Small, line: &str, signal: Signal) -> (String, Option<i32>, Duration) {
    let mark = small.0.path().join("begun");
    let _ = fs::remove_file(&mark);
    let temporary = small.0.path().join("temporary");
    fs::create_dir_all(&temporary).unwrap();
    let mut command = small.shell(&format!("exec {line}"));
    command.env("TMPDIR", &temporary).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    let begin = Instant::now();
    while !mark.exists() {
        assert!(begin.elapsed() < Duration::from_mins(1), "{line} has not begun");
        sleep(Duration::from_millis(10));
    }
    // Time for the program to end and for the judge to read its answer.
    sleep(Duration::from_millis(300));
    let start = Instant::now();
    kill_process(Pid::from_child(&child), signal).unwrap();
    let output = child.wait_with_output().unwrap();
    let took = start.elapsed();
    assert_eq!(fs::read_dir(&temporary).unwrap().count(), 0, "{line}");
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout) + &text(output.stderr), output.status.code(), took)
}

#[test]
fn a_signal_ends_a_check_with_the_program_that_runs() {
    let small = Small::new();
    assert!(small.shell("cargo build --release --quiet").status().unwrap().success());
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        let line = "judge check nim --limit 60 -- sh -c ': > begun; while :; do :; done'";
        let (text, status, took) = stopped(&small, line, signal);
        assert!(text.ends_with("stopped\n"), "{text}");
        assert_eq!(status, Some(2));
        assert!(took < SOON, "{took:?}");
    }
}

#[test]
fn a_signal_ends_a_hunt_and_what_it_found_is_told() {
    let small = Small::new();
    assert!(small.shell("cargo build --release --quiet").status().unwrap().success());
    // Wrong on long inputs, and slow, so that shrinking takes a while.
    let slow = "sh -c 'sleep 0.2; t=$(cat); if [ ${#t} -gt 30 ]; then echo no; : > begun; else echo \"$t\" | target/release/nim; fi'";
    let right = "sh -c ': > begun; exec target/release/nim'";
    for (program, wanted, told) in [(right, 2, "stopped\n"), (slow, 1, "nim: WA line ")] {
        let line = format!("judge hunt nim --seconds 60 -- {program}");
        let (text, status, took) = stopped(&small, &line, Signal::INT);
        assert_eq!(status, Some(wanted), "{text}");
        assert!(text.starts_with(told) && !text.contains("not reproduced"), "{text}");
        assert!(took < SOON, "{took:?}");
    }
}
