//! Shows the results of runs on a terminal.

use crate::run::check::{CaseResult, Task};
use crate::run::verdict::Finding;
use crate::run::{Exit, Fault, Limits, Usage};
use crate::ui::colour::{FAINT, RIGHT, WARNING, WRONG};
use crate::ui::difference::{in_words, marked};
use crate::ui::text::{or_placeholder, shorten, visible};
use bytesize::ByteSize;
use spec::talk::Line;
use spec::Verdict;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use workspace::Case;

/// Of a wrong program that has read nothing of its input.
const UNREAD: &str = "; nothing of the input was read: is it opened as a file (freopen)?";

/// How many wrong cases of a problem are shown in detail.
const DETAILED: usize = 3;

/// Results as they come, shown in the order of the tasks.
pub struct Results<'a> {
    tasks: &'a [Task],
    cases: Vec<Vec<CaseResult>>,
    shown: usize,
    width: usize,
}

impl<'a> Results<'a> {
    pub fn of(tasks: &'a [Task]) -> Results<'a> {
        let names = tasks.iter().map(|task| task.problem.len());
        let width = names.chain(["problem".len()]).max().unwrap_or(0);
        Results { tasks, cases: tasks.iter().map(|_| vec![]).collect(), shown: 0, width }
    }

    pub fn add(&mut self, task: usize, result: CaseResult) {
        self.cases[task].push(result);
    }

    /// The text of all tasks that can be shown now; no more results come if `is_over`. `again` is the
    /// command that runs a case again, `cpp` the time that the page's C++ takes for it here.
    pub fn text(
        &mut self,
        is_over: bool,
        again: impl Fn(&Task, &Case) -> String,
        cpp: impl Fn(&Task, &Case) -> Option<Duration>,
    ) -> String {
        let mut text = String::new();
        while let Some(task) = self.tasks.get(self.shown) {
            let results = &mut self.cases[self.shown];
            if results.len() < task.cases.len() && !is_over {
                break;
            }
            if self.shown == 0 {
                text = header(self.width);
            }
            results.sort_by(|a, b| natord::compare(&a.case.name, &b.case.name));
            text += &summary(&task.problem, results, self.width);
            text += &failures(task, results, &again, &cpp);
            text += &warnings(task, results, &cpp);
            self.shown += 1;
        }
        text
    }
}

fn header(width: usize) -> String {
    let heads = format!("{:width$}  {:16}  {:>9}  {:>9}", "problem", "cases", "slowest", "peak");
    format!("{FAINT}{heads}{FAINT:#}\n")
}

/// One line: the problem's verdicts, slowest time and peak memory.
fn summary(name: &str, results: &[CaseResult], width: usize) -> String {
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    for result in results {
        *counts.entry(result.finding.verdict()).or_default() += 1;
    }
    let plain: Vec<String> = counts.iter().map(|(verdict, n)| format!("{n} {verdict}")).collect();
    let blanks = " ".repeat(16_usize.saturating_sub(plain.join(", ").len()));
    let verdicts: Vec<String> =
        counts.iter().map(|(verdict, n)| format!("{n} {}", coloured(*verdict))).collect();
    let slowest = results.iter().map(|result| result.usage.processor).max().unwrap_or_default();
    let peak = results.iter().filter_map(|result| result.usage.peak).max();
    let (verdicts, slowest, peak) = (verdicts.join(", "), time(slowest), memory(peak));
    format!("{name:width$}  {verdicts}{blanks}  {slowest:>9}  {peak:>9}\n")
}

/// The cases that are not right, the first few of them in detail.
fn failures(
    task: &Task,
    results: &[CaseResult],
    again: impl Fn(&Task, &Case) -> String,
    cpp: impl Fn(&Task, &Case) -> Option<Duration>,
) -> String {
    let mut text = String::new();
    for (i, result) in results.iter().filter(|result| !result.is_right()).enumerate() {
        let CaseResult { case, finding, usage, talk } = result;
        let (problem, mut why) = (&task.problem, why(finding, &task.limits));
        let waits = matches!(finding, Finding::Failed(Exit::TimeLimit, _));
        let is_silent = matches!(finding, Finding::Wrong(at) if at.printed.1.is_none());
        if usage.is_unread && (waits || is_silent) {
            why += UNREAD;
        }
        let verdict = finding.verdict();
        let blanks = " ".repeat(4 - verdict.to_string().len());
        let (verdict, used) = (coloured(verdict), used(usage));
        text +=
            &format!("  {verdict}{blanks}{problem}/{}  {why}  {FAINT}{used}{FAINT:#}\n", case.name);
        if i < DETAILED {
            if let Finding::Wrong(difference) = finding {
                text += &marked(difference);
            }
            text += &ends_of(talk, "      ");
            if finding.verdict() == Verdict::TLE {
                text += &speed(task, case, &cpp);
            }
            text += &format!("      {FAINT}again:{FAINT:#} {}\n", again(task, case));
        }
    }
    text
}

/// What is right but above an assumed limit: the slowest case, and how many there are.
fn warnings(
    task: &Task,
    results: &[CaseResult],
    cpp: impl Fn(&Task, &Case) -> Option<Duration>,
) -> String {
    let warned =
        results.iter().filter(|result| result.is_right() && result.usage.warning.is_some());
    let count = warned.clone().count();
    let Some(result) = warned.max_by_key(|result| result.usage.processor) else {
        return String::new();
    };
    let (limit, option) = match result.usage.warning {
        Some(Exit::MemoryLimit) => (ByteSize(task.limits.memory).to_string(), "memory"),
        _ => (humantime::format_duration(task.limits.time).to_string(), "limit"),
    };
    let more = if count > 1 { format!(", and {} more", count - 1) } else { String::new() };
    format!(
        "  {WARNING}AC{WARNING:#}  {}/{}{more}: above {limit}, which is only assumed (--strict lets it count, \
         --{option} gives another)  {FAINT}{}{FAINT:#}\n{}",
        task.problem,
        result.case.name,
        used(&result.usage),
        speed(task, &result.case, cpp)
    )
}

/// How fast this machine is.
fn speed(task: &Task, case: &Case, cpp: impl Fn(&Task, &Case) -> Option<Duration>) -> String {
    cpp(task, case).map_or(String::new(), |cpp| {
        format!("      {FAINT}here the page's C++ takes{FAINT:#} {}\n", time(cpp))
    })
}

/// Processor time and memory; also the time by the clock if the time limit was exceeded.
fn used(usage: &Usage) -> String {
    let clock = match usage.exit {
        Exit::TimeLimit | Exit::Waits => format!(" ({} by the clock)", time(usage.clock)),
        _ => String::new(),
    };
    format!("{}{clock}, {}", time(usage.processor), memory(usage.peak))
}

pub fn why(finding: &Finding, limits: &Limits) -> String {
    let twice = |limit: String, option, is_assumed| {
        if is_assumed {
            format!("above twice {limit}, an assumed limit: --{option} gives another")
        } else {
            format!("above {limit}")
        }
    };
    let (exit, message) = match finding {
        Finding::Right => return String::new(),
        Finding::Wrong(difference) => return in_words(difference),
        Finding::Refused(why) => return sentence(why),
        Finding::Failed(exit, message) => (exit, message),
    };
    let message =
        if message.is_empty() { message.clone() } else { format!(": {}", shorten(message)) };
    match exit {
        Exit::Status(status) => format!("{}{message}", status_name(*status)),
        Exit::Signal(signal) => {
            let stack = process::short_stack(limits.memory).filter(|_| [6, 11].contains(signal));
            let stack = stack.map_or(String::new(), |bytes| {
                let bytes = ByteSize(bytes);
                format!("; the stack is {bytes} here (`ulimit -Hs`), a judge's may be larger")
            });
            format!("killed by {}{message}{stack}", signal_name(*signal))
        }
        Exit::TimeLimit => {
            let limit = humantime::format_duration(limits.time).to_string();
            twice(limit, "limit", limits.is_time_assumed)
        }
        Exit::Waits if message.is_empty() => {
            String::from("waits for input; was the output flushed, or does it read to the end?")
        }
        Exit::Waits => format!("waits for input{message}"),
        Exit::MemoryLimit => {
            twice(ByteSize(limits.memory).to_string(), "memory", limits.is_memory_assumed)
        }
        Exit::OutputLimit => format!("more than {} printed", ByteSize(limits.output)),
        Exit::MessageLimit => format!("more than {} printed on stderr", ByteSize(limits.output)),
        Exit::Runner => String::from("it ended the process that ran it"),
    }
}

/// How a talk between judge and program began, and its last lines, each indented.
pub fn ends_of(talk: &[Line], indent: &str) -> String {
    const FIRST: usize = 2;
    const LAST: usize = 6;
    let mut text = String::new();
    for (i, line) in talk.iter().enumerate() {
        if i >= FIRST && talk.len() - i > LAST {
            if i == FIRST {
                text += &format!("{indent}…\n");
            }
            continue;
        }
        let (who, line) = match line {
            Line::Said(line) => ("judge", line),
            Line::Heard(line) => ("yours", line),
        };
        let line = shorten(or_placeholder(Some(line)));
        text += &format!("{indent}{FAINT}{who}:{FAINT:#} {line}\n");
    }
    text
}

/// The judge's sentence, without the middle if that is a long line of the program's.
fn sentence(why: &str) -> String {
    const MOST: usize = 80;
    let letters: Vec<char> = why.chars().map(visible).collect();
    if letters.len() <= 2 * MOST {
        return letters.into_iter().collect();
    }
    let [start, end] = [&letters[..MOST], &letters[letters.len() - MOST..]];
    start.iter().chain(&['…']).chain(end).collect()
}

/// The status of a program; that of an exception on Windows has its name added.
fn status_name(status: i32) -> String {
    let name = match status.cast_unsigned() {
        0xC000_0005 => "access violation",
        0xC000_001D => "illegal instruction",
        0xC000_0094 => "division by zero",
        0xC000_00FD => "stack overflow: more room by \"-Wl,--stack=268435456\"",
        0xC000_0135 => "a DLL is missing",
        0xC000_0139 => "a DLL is of another version",
        0xC000_0374 => "heap corruption",
        0xC000_0409 => "abort",
        _ => return format!("exit status {status}"),
    };
    format!("exit status 0x{status:X}, {name}")
}

/// Signals that wrong programs die of have their name added.
fn signal_name(signal: i32) -> String {
    let name = match signal {
        4 => ", SIGILL",
        6 => ", SIGABRT",
        8 => ", SIGFPE",
        9 => ", SIGKILL",
        11 => ", SIGSEGV",
        13 => ", SIGPIPE",
        15 => ", SIGTERM",
        _ => "",
    };
    format!("signal {signal}{name}")
}

pub fn coloured(verdict: Verdict) -> String {
    let style = if verdict == Verdict::AC { RIGHT } else { WRONG };
    format!("{style}{verdict}{style:#}")
}

/// A time such as `0.8 ms` or `1.25 s`.
pub fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 0.01 {
        format!("{:.1} ms", seconds * 1e3)
    } else if seconds < 1.0 {
        format!("{:.0} ms", seconds * 1e3)
    } else {
        format!("{seconds:.2} s")
    }
}

/// A size in memory, `-` if the system does not report it.
fn memory(bytes: Option<u64>) -> String {
    bytes.map_or(String::from("-"), |bytes| ByteSize(bytes).to_string())
}

/// If a program cannot be started, adds what to do about it.
pub fn with_hint(error: anyhow::Error) -> anyhow::Error {
    let Some(Fault::Start(path, _, code)) = error.downcast_ref() else { return error };
    let Some(hint) = start_hint(path, *code) else { return error };
    anyhow::anyhow!("{error:#}; {hint}")
}

fn start_hint(path: &Path, code: Option<i32>) -> Option<&'static str> {
    const FORBIDDEN: i32 = 13;
    const BUSY: i32 = 26;
    let code = code.filter(|_| cfg!(unix));
    let of_a_program = || {
        let start = fs_err::read(path).ok()?;
        // ELF, and Mach-O of either kind of machine.
        Some([&b"\x7fELF"[..], b"\xcf\xfa\xed\xfe"].iter().any(|mark| start.starts_with(mark)))
    };
    if path.is_dir() {
        Some("that is a folder")
    } else if !path.is_file() {
        None
    } else if code == Some(BUSY) {
        Some("it is being written: is the compiler still at work?")
    } else if code == Some(FORBIDDEN) && of_a_program() == Some(true) {
        Some("allow it by `chmod +x`; if it is allowed, no program may run in that folder, and TMPDIR names another for temporary files")
    } else {
        Some("name the program that runs it, as `python3 a.py`, or its path, as `./a.out`")
    }
}

#[cfg(test)]
mod tests {
    use super::{ends_of, time, used, why};
    use crate::run::verdict::Finding;
    use crate::run::{Exit, Limits, Report, Usage};
    use spec::talk::Line;
    use std::time::Duration;

    fn told(exit: Exit, output: &[u8], message: &str) -> String {
        let usage = Usage::of(exit, Duration::ZERO);
        let (output, message) = (output.into(), message.into());
        let report = Report { usage, output, message, talk: vec![] };
        let finding = Finding::of(&report, "4 3\n");
        format!("{} {}", finding.verdict(), why(&finding, &Limits::default()))
    }

    #[test]
    fn every_verdict_has_its_reason() {
        for (exit, output, message, line) in [
            (Exit::Status(0), "4 3", "a warning", "AC "),
            (Exit::Status(0), "4 5", "", "WA line 1, column 3: `3` expected, `5` printed"),
            (
                Exit::Status(0),
                "4",
                "",
                "WA line 1, column 2: `3` expected, the end of the line printed",
            ),
            (
                Exit::Status(0),
                "\n4 3",
                "",
                "WA line 1, column 1: `4` expected, an empty line printed",
            ),
            (Exit::Status(0), "", "", "WA line 1, column 1: `4` expected, nothing printed"),
            (Exit::Status(0), "4  3", "", "WA line 1, column 4: the blanks before `3` differ"),
            (
                Exit::Status(0),
                "4\n3",
                "",
                "WA line 1: all words are right, but the line ends at another place (some judges accept that)",
            ),
            (Exit::Status(101), "4 3", "row 2 decreases", "RE exit status 101: row 2 decreases"),
            (Exit::Status(0xC000_0005_u32.cast_signed()), "", "", "RE exit status 0xC0000005, access violation"),
            (Exit::Signal(11), "", "", "RE killed by signal 11, SIGSEGV"),
            (Exit::Signal(64), "", "bye", "RE killed by signal 64: bye"),
            (Exit::Runner, "", "", "RE it ended the process that ran it"),
            (Exit::TimeLimit, "4 3", "", "TLE above twice 1s, an assumed limit: --limit gives another"),
            (
                Exit::MemoryLimit,
                "4 3",
                "",
                "MLE above twice 256.0 MiB, an assumed limit: --memory gives another",
            ),
            (Exit::OutputLimit, "4 3", "", "OLE more than 64.0 MiB printed"),
            (Exit::MessageLimit, "4 3", "", "OLE more than 64.0 MiB printed on stderr"),
        ] {
            assert_eq!(told(exit, output.as_bytes(), message), line);
        }
        assert!(told(Exit::Status(0), b"4 \xff", "").starts_with("WA "), "output that is no text");
    }

    #[test]
    fn what_the_judge_says_of_a_talk_is_told_and_cut_if_it_is_long() {
        let why_of = |why: &str| super::why(&Finding::Refused(why.into()), &Limits::default());
        assert_eq!(why_of("card 3 is\tgone"), "card 3 is␉gone");
        let long = format!("`{}` is no line of 2 numbers", "7".repeat(500));
        let cut = why_of(&long);
        assert!(cut.starts_with("`777") && cut.ends_with("7` is no line of 2 numbers"), "{cut}");
        assert_eq!(cut.chars().count(), 161);
        let waits = |message: &str| {
            super::why(&Finding::Failed(Exit::Waits, message.into()), &Limits::default())
        };
        assert_eq!(
            waits(""),
            "waits for input; was the output flushed, or does it read to the end?"
        );
        assert_eq!(waits("the last line has no end"), "waits for input: the last line has no end");
    }

    #[test]
    fn how_a_talk_began_and_ended_is_told_and_who_spoke() {
        let talk: Vec<Line> = (0..5)
            .flat_map(|i| [Line::Said(format!("{i}")), Line::Heard(format!("{i} {i}"))])
            .collect();
        let told = anstream::adapter::strip_str(&ends_of(&talk, "  ")).to_string();
        assert_eq!(
            told,
            "  judge: 0\n  yours: 0 0\n  …\n  judge: 2\n  yours: 2 2\n  judge: 3\n  yours: 3 3\n  \
             judge: 4\n  yours: 4 4\n"
        );
        assert!(!ends_of(&talk[..8], "").contains('…'));
        assert_eq!(ends_of(&[], "  "), "");
    }

    #[test]
    fn a_time_is_that_on_a_processor_and_by_the_clock_if_it_was_too_long() {
        let [processor, clock] = [20, 700].map(Duration::from_millis);
        let usage = |exit| Usage { processor, ..Usage::of(exit, clock) };
        assert_eq!(used(&usage(Exit::Status(1))), "20 ms, -");
        assert_eq!(used(&usage(Exit::TimeLimit)), "20 ms (700 ms by the clock), -");
    }

    #[test]
    fn signals_that_a_wrong_program_meets_have_names() {
        let names: Vec<String> = [4, 6, 8, 9, 11, 13, 15].map(super::signal_name).into();
        let list = "signal 4, SIGILL signal 6, SIGABRT signal 8, SIGFPE signal 9, SIGKILL \
                    signal 11, SIGSEGV signal 13, SIGPIPE signal 15, SIGTERM";
        assert_eq!(names.join(" "), list);
    }

    #[test]
    fn times_have_few_digits() {
        let times = [0.0012, 0.0123, 1.5].map(|seconds| time(Duration::from_secs_f64(seconds)));
        assert_eq!(times, ["1.2 ms", "12 ms", "1.50 s"]);
    }
}
