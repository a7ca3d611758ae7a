//! Programs that misbehave: each gets its verdict within its limit and half a second of processor time,
//! whatever else the machine does, and nothing is left running. Wine takes a job's limits and times without effect, so
//! what depends on them is left out there (`--cfg wine`, which `.ci/all` sets).

use judge::run::verdict::Finding;
use judge::run::{self, Exit, Limits, Program, Report, Runner};
use spec::talk::{Ending, Line, Talk};
use spec::Verdict;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use std::{env, fs};
use tempfile::TempDir;

/// The program of `tests/planted`, compiled once; or compiled before, where no compiler is (`PLANTED`).
fn planted() -> PathBuf {
    static PLANTED: OnceLock<PathBuf> = OnceLock::new();
    let build = || {
        if let Some(program) = env::var_os("PLANTED") {
            return PathBuf::from(program);
        }
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

/// How `abort` ends a program.
#[cfg(unix)]
const ABORTED: Exit = Exit::Signal(6);
#[cfg(windows)]
const ABORTED: Exit = Exit::Status(0xC000_0409_u32.cast_signed());

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
        (&["abort"], Verdict::RE, ABORTED),
        #[cfg(unix)]
        (&["recurses", "100000000"], Verdict::RE, ABORTED),
        #[cfg(all(windows, not(wine)))]
        (&["recurses", "100000000"], Verdict::RE, Exit::Status(0xC000_00FD_u32.cast_signed())),
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

/// What is said of a program that sleeps while the judge waits for it: not every system tells that it does.
const ASLEEP: Exit =
    if cfg!(any(target_os = "macos", wine)) { Exit::Waits } else { Exit::TimeLimit };

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
        #[cfg(not(wine))]
        (&["flood-line"], refused(&format!("`{}` is not a number of a move", "7".repeat(1 << 16)))),
        (&["talks", "silent"], failed(Exit::Waits, "")),
        (&["talks", "without-end"], failed(Exit::Waits, "the last line has no end")),
        (&["talks", "sleeping"], failed(ASLEEP, "")),
        (&["sleep"], failed(ASLEEP, "")),
        #[cfg(not(wine))]
        (&["spin"], failed(Exit::TimeLimit, "")),
        #[cfg(not(wine))]
        (&["talks", "for-ever"], failed(Exit::TimeLimit, "")),
        (&["talks", "crashing"], failed(Exit::Status(101), "heap 3 is missing")),
        (&["crash"], failed(Exit::Status(101), "heap 3 is missing")),
        (&["abort"], failed(ABORTED, "")),
        (&["status", "0"], refused("it ended before the game was over")),
        (&["eat"], failed(Exit::MemoryLimit, "")),
        (&["flood-stderr"], failed(Exit::MessageLimit, &"7".repeat(4096))),
        #[cfg(target_os = "linux")]
        (&["kills-parent"], failed(Exit::Runner, "")),
        #[cfg(target_os = "linux")]
        (&["stops-parent"], failed(Exit::TimeLimit, "")),
        (&["talks"], Finding::Right),
    ] {
        let (report, found, took) = talk(&mut runner, program);
        assert_eq!(found, finding, "{program:?}");
        assert!(report.usage.processor < Duration::from_secs(1), "{program:?}: {report:?}");
        assert!(took < SOON, "{program:?}: {took:?}");
    }
}

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

#[test]
fn what_a_program_prints_to_the_file_for_it_is_heard() {
    let report = run(&["prints-to", "OUTPUT_PATH"]).report;
    assert_eq!((report.usage.exit, report.output), (Exit::Status(0), b"done\n".to_vec()));
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
    assert!(cfg!(wine) || small.is_some());
}

#[test]
#[cfg_attr(wine, ignore = "wine tells no processor time")]
fn time_on_the_processor_is_told_apart_from_the_clock() {
    let spun = run(&["spin"]).report.usage;
    assert!(spun.processor >= Duration::from_millis(300), "{spun:?}");
    let slept = run(&["sleep"]).report.usage;
    assert!(slept.processor < Duration::from_millis(50), "{slept:?}");
    assert!(slept.clock >= LIMITS.time, "{slept:?}");
}

/// Whether nobody makes a file grow any more, which somebody did.
fn is_still(file: &Path) -> bool {
    let length = || fs::metadata(file).unwrap().len();
    let before = length();
    std::thread::sleep(Duration::from_millis(100));
    before > 0 && before == length()
}

#[test]
fn nothing_that_a_program_started_is_left_running() {
    let folder = tempfile::tempdir().unwrap();
    for (i, (how, exit)) in [
        ("leaves-child", Exit::Status(0)),
        #[cfg(target_os = "linux")]
        ("leaves-session", Exit::Status(0)),
        #[cfg(unix)]
        ("leaves-group", Exit::TimeLimit),
        #[cfg(target_os = "linux")]
        ("kills-parent", Exit::Runner),
    ]
    .into_iter()
    .enumerate()
    {
        let [first, second] = [2 * i, 2 * i + 1].map(|i| folder.path().join(i.to_string()));
        let Run { report, took } = run(&[how, first.to_str().unwrap()]);
        assert_eq!(report.usage.exit, exit, "{how}");
        assert!(took < SOON, "{how}: {took:?}");
        assert!(is_still(&first), "{how}");
        // Nor where the judge plays, though what is left holds the pipes.
        let (report, finding, took) = talk(&mut runner(), &[how, second.to_str().unwrap()]);
        assert_ne!(finding, Finding::Right, "{how}");
        let is_waiting = exit == Exit::TimeLimit && report.usage.exit == ASLEEP;
        assert!(is_waiting || report.usage.exit == exit, "{how}: {report:?}");
        assert!(took < SOON, "{how}: {took:?}");
        assert!(is_still(&second), "{how}");
    }
}

/// Two busy loops per processor make the programs wait.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "long"]
fn time_is_that_of_threads_and_children_and_waiting_for_a_processor_is_none() {
    use std::sync::atomic::{AtomicBool, Ordering};
    planted();
    // Should a check fail, nobody says that it is over.
    let (is_over, at_last) = (AtomicBool::new(false), Instant::now() + Duration::from_mins(1));
    std::thread::scope(|scope| {
        for busy in [0, 2 * workspace::parallel::processors()] {
            for _ in 0..busy {
                scope.spawn(|| {
                    while !is_over.load(Ordering::Relaxed) && Instant::now() < at_last {
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
}

#[test]
fn a_program_sees_the_judges_variables_and_none_of_cargos() {
    let names = String::from_utf8(run(&["environment"]).report.output).unwrap();
    let has = |name: &str| names.lines().any(|line| line.eq_ignore_ascii_case(name));
    assert!(has("ONLINE_JUDGE") && has("PATH") && has("OUTPUT_PATH"), "{names}");
    assert!(!names.contains("CARGO_PKG") && !names.contains("CARGO_MANIFEST"), "{names}");
}

/// A judge that is killed cannot clean up, so the second process does.
#[test]
fn nothing_is_left_running_when_the_judge_is_killed() {
    let input = tempfile::NamedTempFile::new().unwrap();
    killed(Some(input.path().to_owned()));
    killed(None);
}

/// The judge is killed while a program runs on an input, or talks with it.
fn killed(input: Option<PathBuf>) {
    use std::io::Write;
    use std::process::Stdio;
    let folder = tempfile::tempdir().unwrap();
    let (own, file) = (folder.path().join("own"), folder.path().join("ticks"));
    fs::create_dir(&own).unwrap();
    let mut process = Command::new(JUDGE)
        .arg(run::SERVE)
        .arg(&own)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let request = run::Request {
        program: Program { path: planted(), arguments: vec!["ticks".into(), (&file).into()] },
        input,
        limits: Limits { time: Duration::from_mins(1), ..LIMITS },
    };
    let line = serde_json::to_string(&request).unwrap() + "\n";
    let mut stdin = process.stdin.take().unwrap();
    stdin.write_all(line.as_bytes()).unwrap();
    let start = Instant::now();
    while !file.metadata().is_ok_and(|file| file.len() > 0) {
        assert!(start.elapsed() < SOON, "nothing runs");
        std::thread::sleep(Duration::from_millis(5));
    }
    drop(stdin);
    assert!(process.wait().unwrap().success());
    assert!(is_still(&file));
    assert!(!own.exists(), "the output is removed too");
}

#[test]
fn what_cannot_be_run_is_named() {
    let mut runner = runner();
    let program = Program { path: "/no/such/program".into(), arguments: vec![] };
    let error = runner.run(&program, &planted(), &LIMITS).unwrap_err().to_string();
    assert!(error.starts_with("/no/such/program: "), "{error}");
    let error = runner.talk(&program, &LIMITS, |talk| talk.hear().map(drop)).unwrap_err();
    assert!(error.to_string().starts_with("/no/such/program: "), "{error}");
    let program = Program { path: planted(), arguments: vec!["never-reads".into()] };
    let error = runner.run(&program, "/no/such/input".as_ref(), &LIMITS).unwrap_err().to_string();
    assert!(error.starts_with("/no/such/input: "), "{error}");
    let right = runner.run(&program, &planted(), &LIMITS).unwrap();
    assert_eq!(right.output, b"done\n", "the runner still works");
    let error = Runner::start("/no/such/runner".as_ref()).err().unwrap();
    assert_eq!(error.to_string(), "/no/such/runner");
}
