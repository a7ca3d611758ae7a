//! Programs that misbehave: each gets its verdict within its limit and half a second of processor time,
//! whatever else the machine does, and nothing is left running.

use judge::run::parallel::processors;
use judge::run::verdict::Finding;
use judge::run::{self, Exit, Limits, Program, Report, Runner};
use spec::talk::{Ending, Line, Talk};
use spec::Verdict;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use std::{env, fs};
use tempfile::TempDir;

/// The program of `tests/planted`, compiled once.
fn planted() -> PathBuf {
    static PLANTED: OnceLock<PathBuf> = OnceLock::new();
    let build = || {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/planted/program.rs");
        let program = folder.join(format!("planted{}", env::consts::EXE_SUFFIX));
        let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let mut command = Command::new(rustc);
        command.args(["-O", "--edition", "2021", "-o"]).arg(&program).arg(source);
        assert!(command.status().unwrap().success());
        program
    };
    PLANTED.get_or_init(build).clone()
}

/// The judge's own executable.
const JUDGE: &str = env!("CARGO_BIN_EXE_judge");

fn runner() -> Runner {
    Runner::start(JUDGE.as_ref()).unwrap()
}

const LIMITS: Limits = Limits {
    time: Duration::from_millis(500),
    memory: 64 << 20,
    output: 1 << 20,
    is_time_assumed: false,
    is_memory_assumed: false,
    is_ended_at_once: true,
};

struct Run {
    report: Report,
    took: Duration,
}

/// Enough on a busy machine, and far below the minute that a planted program sleeps.
const SOON: Duration = Duration::from_secs(15);

/// Runs happen one at a time, because programs would compete for the processor.
static TURN: Mutex<()> = Mutex::new(());

fn run_in(runner: &mut Runner, arguments: &[&str], input: &[u8]) -> Run {
    run_within(&LIMITS, runner, arguments, input)
}

fn run_within(limits: &Limits, runner: &mut Runner, arguments: &[&str], input: &[u8]) -> Run {
    let folder: TempDir = tempfile::tempdir().unwrap();
    let file = folder.path().join("input");
    fs::write(&file, input).unwrap();
    let arguments = arguments.iter().map(Into::into).collect();
    let program = Program { path: planted(), arguments };
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let start = Instant::now();
    let report = runner.run(&program, &file, limits).unwrap();
    Run { report, took: start.elapsed() }
}

fn run(arguments: &[&str]) -> Run {
    planted();
    run_in(&mut runner(), arguments, b"")
}

#[test]
fn every_planted_program_gets_its_verdict_in_time() {
    planted();
    let mut runner = runner();
    for (program, verdict, exit) in [
        (["echo"].as_slice(), Verdict::WA, Exit::Status(0)),
        (&["crash"], Verdict::RE, Exit::Status(101)),
        (&["status", "7"], Verdict::RE, Exit::Status(7)),
        #[cfg(unix)]
        (&["abort"], Verdict::RE, Exit::Signal(6)),
        #[cfg(target_os = "linux")]
        (&["recurses", "100000000"], Verdict::RE, Exit::Signal(6)),
        #[cfg(target_os = "linux")]
        (&["kills-parent"], Verdict::RE, Exit::Runner),
        #[cfg(target_os = "linux")]
        (&["stops-parent"], Verdict::TLE, Exit::TimeLimit),
        (&["sleep"], Verdict::TLE, Exit::TimeLimit),
        (&["spin"], Verdict::TLE, Exit::TimeLimit),
        (&["eat"], Verdict::MLE, Exit::MemoryLimit),
        (&["hold", "80"], Verdict::MLE, Exit::MemoryLimit),
        (&["flood"], Verdict::OLE, Exit::OutputLimit),
        (&["flood-stderr"], Verdict::OLE, Exit::MessageLimit),
    ] {
        let Run { report, took } = run_in(&mut runner, program, b"1 4\n");
        assert_eq!(report.usage.exit, exit, "{program:?}");
        assert_eq!(Finding::of(&report, "1 3\n").verdict(), verdict, "{program:?}");
        let used = report.usage.processor;
        assert!(used < Duration::from_secs(1), "{program:?}: {used:?}");
        assert!(took < SOON, "{program:?}: {took:?}");
        assert!(exit != Exit::Status(101) || report.message == "heap 3 is missing");
    }
}

#[test]
fn a_right_program_is_accepted_and_the_runner_can_be_used_again() {
    planted();
    let mut runner = runner();
    for _ in 0..3 {
        let Run { report, .. } = run_in(&mut runner, &["echo"], "1 3\n●".as_bytes());
        assert_eq!(Finding::of(&report, "1 3\n●"), Finding::Right);
        assert_eq!(run_in(&mut runner, &["status", "7"], b"").report.usage.exit, Exit::Status(7));
    }
}

/// What a planted program says against a judge that says 3, hears 4 and says 0.
fn talk(runner: &mut Runner, arguments: &[&str]) -> (Report, Finding, Duration) {
    talk_with(runner, arguments, |talk| {
        talk.say(3);
        match talk.numbers()? {
            [4] => talk.say(0),
            [other] => return Err(format!("{other} is not 4")),
        }
        Ok(())
    })
}

fn talk_with(
    runner: &mut Runner,
    arguments: &[&str],
    judge: impl FnOnce(&mut Talk) -> Ending,
) -> (Report, Finding, Duration) {
    let arguments = arguments.iter().map(Into::into).collect();
    let program = Program { path: planted(), arguments };
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let start = Instant::now();
    let (report, ending) = runner.talk(&program, &LIMITS, judge).unwrap();
    let finding = Finding::of_talk(&report, ending);
    (report, finding, start.elapsed())
}

#[cfg(target_os = "linux")]
#[test]
fn every_planted_program_gets_its_verdict_when_the_judge_plays() {
    planted();
    let mut runner = runner();
    let refused = |why: &str| Finding::Refused(why.into());
    let failed = |exit, why: &str| Finding::Failed(exit, why.into());
    for (program, finding) in [
        (["talks"].as_slice(), Finding::Right),
        (&["talks", "wrong"], refused("5 is not 4")),
        (&["talks", "on"], refused("`7` after the end of the game")),
        (&["talks", "in-two-parts"], refused("11 is not 4")),
        (&["never-reads"], refused("`done` is not a number of a move")),
        (&["flood-line"], refused(&format!("`{}` is not a number of a move", "7".repeat(1 << 16)))),
        (&["talks", "silent"], failed(Exit::Waits, "")),
        (&["talks", "without-end"], failed(Exit::Waits, "the last line has no end")),
        (&["talks", "sleeping"], failed(Exit::TimeLimit, "")),
        (&["sleep"], failed(Exit::TimeLimit, "")),
        (&["spin"], failed(Exit::TimeLimit, "")),
        (&["talks", "for-ever"], failed(Exit::TimeLimit, "")),
        (&["talks", "crashing"], failed(Exit::Status(101), "heap 3 is missing")),
        (&["crash"], failed(Exit::Status(101), "heap 3 is missing")),
        (&["abort"], failed(Exit::Signal(6), "")),
        (&["status", "0"], refused("it ended before the game was over")),
        (&["eat"], failed(Exit::MemoryLimit, "")),
        (&["flood-stderr"], failed(Exit::MessageLimit, &"7".repeat(4096))),
        (&["kills-parent"], failed(Exit::Runner, "")),
        (&["stops-parent"], failed(Exit::TimeLimit, "")),
        (&["talks"], Finding::Right),
    ] {
        let (report, found, took) = talk(&mut runner, program);
        assert_eq!(found, finding, "{program:?}");
        assert!(report.usage.processor < Duration::from_secs(1), "{program:?}: {report:?}");
        assert!(took < SOON, "{program:?}: {took:?}");
        assert_eq!(processes(planted().to_str().unwrap(), program[0]), 0, "{program:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_both_say_is_told_and_a_program_that_ends_is_heard_to_its_end() {
    let (report, finding, _) = talk(&mut runner(), &["talks"]);
    assert_eq!(finding, Finding::Right);
    let lines = [Line::Said("3".into()), Line::Heard("4".into()), Line::Said("0".into())];
    assert_eq!((report.talk.as_slice(), report.output.as_slice()), (&lines[..], &b"4\n"[..]));
    // It prints when its input ends, which is when the judge is done.
    let (_, finding, _) = talk(&mut runner(), &["echo"]);
    assert_eq!(finding, Finding::Failed(Exit::Waits, String::new()));
    let (report, finding, _) = talk_with(&mut runner(), &["talks", "ending"], |talk| {
        talk.say("6");
        let [seven] = talk.numbers()?;
        talk.hear().map(|_| assert_eq!(seven, 7))
    });
    assert_eq!(finding, Finding::Refused("it ended before the game was over".into()));
    assert_eq!(report.usage.exit, Exit::Status(0));
}

#[cfg(target_os = "linux")]
#[test]
fn the_judges_time_is_not_the_programs() {
    let (report, finding, _) = talk_with(&mut runner(), &["talks"], |talk| {
        std::thread::sleep(3 * LIMITS.time);
        talk.say(3);
        let [four] = talk.numbers()?;
        std::thread::sleep(3 * LIMITS.time);
        talk.say(four);
        Ok(())
    });
    assert_eq!(finding, Finding::Right, "{report:?}");
    // Nor does a judge wait that says more than a pipe holds to a program that does not read.
    let (_, finding, took) = talk_with(&mut runner(), &["never-reads"], |talk| {
        talk.say("7".repeat(5_000_000));
        talk.hear().map(|line| assert_eq!(line, "done"))
    });
    assert_eq!(finding, Finding::Right);
    assert!(took < SOON, "{took:?}");
}

#[test]
fn a_program_that_never_reads_is_not_waited_for() {
    planted();
    let Run { report, took } = run_in(&mut runner(), &["never-reads"], &vec![b'7'; 5_000_000]);
    assert_eq!((report.usage.exit, report.output), (Exit::Status(0), b"done\n".to_vec()));
    assert!(took < SOON, "{took:?}");
}

/// The slip `freopen("/dev/stdin", "w", stdout)`.
#[cfg(unix)]
#[test]
fn a_program_cannot_write_to_its_input() {
    let input = tempfile::NamedTempFile::new().unwrap();
    fs::write(&input, "1 4\n").unwrap();
    let mut runner = runner();
    for slip in ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"] {
        let program = Program { path: planted(), arguments: vec!["prints-to".into(), slip.into()] };
        let report = runner.run(&program, input.path(), &LIMITS).unwrap();
        assert_eq!((report.usage.exit, report.output), (Exit::Status(0), vec![]), "{slip}");
        assert!(report.usage.is_unread, "{slip}");
        assert_eq!(fs::read_to_string(&input).unwrap(), "1 4\n", "{slip}");
    }
}

#[test]
fn a_small_child_of_a_large_judge_is_reported_as_small() {
    let held = vec![1_u8; 200 << 20];
    let small = run(&["never-reads"]).report.usage.peak;
    let large = run(&["hold", "20"]).report.usage.peak;
    assert_eq!(held.iter().map(|&byte| u64::from(byte)).sum::<u64>(), 200 << 20);
    if let (Some(small), Some(large)) = (small, large) {
        // Twenty MiB apart, and far from the judge's own two hundred.
        assert!(large >= small + (10 << 20), "{small}, {large}");
        assert!((20 << 20..100 << 20).contains(&large), "{large}");
    }
    assert!(!cfg!(target_os = "linux") || small.is_some());
}

#[test]
fn time_on_the_processor_is_told_apart_from_the_clock() {
    let spun = run(&["spin"]).report.usage;
    assert!(spun.processor >= Duration::from_millis(300), "{spun:?}");
    let slept = run(&["sleep"]).report.usage;
    assert!(slept.processor < Duration::from_millis(50), "{slept:?}");
    assert!(slept.clock >= LIMITS.time, "{slept:?}");
}

/// How many processes run this program with this argument.
#[cfg(target_os = "linux")]
fn processes(of: &str, argument: &str) -> usize {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let lines = processes.filter_map(|entry| fs::read(entry.path().join("cmdline")).ok());
    let wanted = format!("{of}\0{argument}\0");
    lines.filter(|line| String::from_utf8_lossy(line).contains(&wanted)).count()
}

/// A copy with its own name, so that parallel tests do not count each other's processes.
#[cfg(target_os = "linux")]
fn copy(name: &str) -> String {
    let path = planted().with_file_name(name);
    fs::copy(planted(), &path).unwrap();
    path.to_str().unwrap().to_owned()
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_that_a_program_started_is_left_running() {
    let sleeper = copy("planted-sleeper");
    for (how, exit) in [
        ("leaves-child", Exit::Status(0)),
        ("leaves-session", Exit::Status(0)),
        ("leaves-group", Exit::TimeLimit),
    ] {
        let Run { report, took } = run(&[how, &sleeper]);
        assert_eq!(report.usage.exit, exit, "{how}");
        assert!(took < SOON, "{how}: {took:?}");
        assert_eq!(processes(&sleeper, "sleep"), 0, "{how}");
        // Nor where the judge plays, though what is left holds the pipes.
        let (report, finding, took) = talk(&mut runner(), &[how, &sleeper]);
        assert_ne!(finding, Finding::Right, "{how}");
        assert!(report.usage.exit == exit && took < SOON, "{how}: {report:?}, {took:?}");
        assert_eq!(processes(&sleeper, "sleep"), 0, "{how}");
    }
    assert_eq!(run(&["kills-parent"]).report.usage.exit, Exit::Runner);
    // Another test runs the same program: not now.
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    assert_eq!(processes(planted().to_str().unwrap(), "kills-parent"), 0);
}

/// Two busy loops per processor make the programs wait.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "long"]
fn time_is_that_of_threads_and_children_and_waiting_for_a_processor_is_none() {
    planted();
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for busy in [0, 2 * processors()] {
            for _ in 0..busy {
                scope.spawn(|| {
                    while !is_over.load(Ordering::Relaxed) {
                        std::hint::spin_loop();
                    }
                });
            }
            for program in ["computes", "thread", "child"] {
                let Run { report, .. } = run(&[program, "350"]);
                assert_eq!(report.usage.exit, Exit::Status(0), "{program}, {busy} busy");
                assert!(report.usage.processor >= Duration::from_millis(350), "{program}");
                if busy == 0 {
                    let Run { report, took } = run(&[program, "2000"]);
                    assert_eq!(report.usage.exit, Exit::TimeLimit, "{program}");
                    assert!(took < Duration::from_secs(2), "{program}: {took:?}");
                }
            }
            assert_eq!(run(&["naps", "100"]).report.usage.exit, Exit::Status(0), "{busy} busy");
        }
        is_over.store(true, Ordering::Relaxed);
    });
    let Run { report, took } = run(&["naps", "2000"]);
    assert_eq!(report.usage.exit, Exit::TimeLimit);
    // It was killed at its limit.
    assert!(took < Duration::from_secs(2), "{took:?}");
}

/// The rest of a program needs some megabytes too; so does the judge, of which the system takes a program for a copy
/// until it begins, so less cannot be told.
#[cfg(target_os = "linux")]
#[test]
fn endless_recursion_is_a_crash_within_little_memory_too() {
    planted();
    for memory in [16 << 20, 32 << 20] {
        let limits = Limits { memory, ..LIMITS };
        let report = run_within(&limits, &mut runner(), &["recurses", "100000000"], b"").report;
        assert_eq!(report.usage.exit, Exit::Signal(6), "{memory}: {:?}", report.usage);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_has_a_judges_room_and_no_terminal() {
    assert_eq!(run(&["recurses", "300000"]).report.output, b"300000\n");
    assert_eq!(run(&["has-terminal"]).report.usage.exit, Exit::Status(101));
    let names = String::from_utf8(run(&["environment"]).report.output).unwrap();
    assert!(names.contains("ONLINE_JUDGE\n") && names.contains("PATH\n"), "{names}");
    assert!(!names.contains("CARGO_PKG") && !names.contains("CARGO_MANIFEST"), "{names}");
}

/// A judge that is killed cannot clean up, so the second process does.
#[cfg(target_os = "linux")]
#[test]
fn nothing_is_left_running_when_the_judge_is_killed() {
    let input = tempfile::NamedTempFile::new().unwrap();
    killed("planted-orphan", Some(input.path().to_owned()));
    killed("planted-orphan-in-talk", None);
}

/// The judge is killed while a program runs on an input, or talks with it.
#[cfg(target_os = "linux")]
fn killed(name: &str, input: Option<PathBuf>) {
    use std::io::Write;
    use std::process::Stdio;
    let sleeper = copy(name);
    let folder = tempfile::tempdir().unwrap();
    let mut process = Command::new(JUDGE)
        .arg(run::SERVE)
        .arg(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let request = run::Request {
        program: Program { path: (&sleeper).into(), arguments: vec!["sleep".into()] },
        input,
        limits: Limits { time: Duration::from_mins(1), ..LIMITS },
    };
    let line = serde_json::to_string(&request).unwrap() + "\n";
    let mut stdin = process.stdin.take().unwrap();
    stdin.write_all(line.as_bytes()).unwrap();
    let until = |count| {
        let start = Instant::now();
        while processes(&sleeper, "sleep") != count {
            assert!(
                start.elapsed() < Duration::from_secs(5),
                "{} run",
                processes(&sleeper, "sleep")
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    };
    until(1);
    drop(stdin);
    until(0);
    assert!(process.wait().unwrap().success());
    assert!(!folder.path().exists(), "the output is removed too");
}

#[test]
fn what_cannot_be_run_is_named() {
    let mut runner = runner();
    let program = Program { path: "/no/such/program".into(), arguments: vec![] };
    let error = runner.run(&program, &planted(), &LIMITS).unwrap_err().to_string();
    assert!(error.starts_with("/no/such/program: "), "{error}");
    #[cfg(target_os = "linux")]
    {
        let error = runner.talk(&program, &LIMITS, |talk| talk.hear().map(drop)).unwrap_err();
        assert!(error.to_string().starts_with("/no/such/program: "), "{error}");
    }
    let program = Program { path: planted(), arguments: vec!["never-reads".into()] };
    let error = runner.run(&program, "/no/such/input".as_ref(), &LIMITS).unwrap_err().to_string();
    assert!(error.starts_with("/no/such/input: "), "{error}");
    let right = runner.run(&program, &planted(), &LIMITS).unwrap();
    assert_eq!(right.output, b"done\n", "the runner still works");
    let error = Runner::start("/no/such/runner".as_ref()).err().unwrap();
    assert_eq!(error.to_string(), "/no/such/runner");
}
