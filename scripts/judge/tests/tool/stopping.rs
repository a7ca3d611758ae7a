//! What a signal ends, and what it leaves.
#![cfg(unix)]

use crate::small::Small;
use rustix::process::{kill_process, Pid, Signal};
use std::fs;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Far below the minute that the commands would last.
const SOON: Duration = Duration::from_secs(5);
/// Enough for the first program to run.
const A_MOMENT: Duration = Duration::from_millis(300);

/// Starts a command line, lets it run for a while, sends it the signal: what it printed, its status, how
/// long it then took. Nothing stays in its folder for temporary files.
fn stopped(
    small: &Small,
    line: &str,
    running: Duration,
    signal: Signal,
) -> (String, Option<i32>, Duration) {
    let temporary = small.0.path().join("temporary");
    fs::create_dir_all(&temporary).unwrap();
    let mut command = small.shell(&format!("exec {line}"));
    command.env("TMPDIR", &temporary).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    let begin = Instant::now();
    while fs::read_dir(&temporary).unwrap().count() == 0 {
        assert!(begin.elapsed() < SOON, "{line} has not begun");
        sleep(Duration::from_millis(10));
    }
    sleep(running);
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
        let line = "judge check nim --limit 60 -- sh -c 'while :; do :; done'";
        let (text, status, took) = stopped(&small, line, A_MOMENT, signal);
        assert!(text.ends_with("stopped\n"), "{text}");
        assert_eq!(status, Some(2));
        assert!(took < SOON, "{took:?}");
    }
}

#[test]
fn a_signal_ends_a_hunt_and_what_it_found_is_told() {
    let small = Small::new();
    assert!(small.shell("cargo build --release --quiet").status().unwrap().success());
    // Wrong on what is long, and slow, so that there is much to shrink.
    let slow = "sh -c 'sleep 0.2; t=$(cat); [ ${#t} -gt 30 ] && echo no || echo \"$t\" | target/release/nim'";
    let until_found = Duration::from_millis(2500);
    for (program, running, wanted, told) in
        [("target/release/nim", A_MOMENT, 2, "stopped\n"), (slow, until_found, 1, "nim: WA line ")]
    {
        let line = format!("judge hunt nim --seconds 60 -- {program}");
        let (text, status, took) = stopped(&small, &line, running, Signal::INT);
        assert_eq!(status, Some(wanted), "{text}");
        assert!(text.starts_with(told) && !text.contains("not reproduced"), "{text}");
        assert!(took < SOON, "{took:?}");
    }
}
