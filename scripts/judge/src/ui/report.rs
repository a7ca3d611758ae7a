//! How runs look on a terminal.

use crate::run::check::{Checked, Task};
use crate::run::verdict::Finding;
use crate::run::{End, Fault, Limits, Usage};
use crate::ui::colour::{FAINT, RIGHT, WRONG};
use crate::ui::difference::{in_words, marked};
use crate::ui::text::shorten;
use crate::workspace::Case;
use bytesize::ByteSize;
use spec::Verdict;
use std::collections::BTreeMap;
use std::time::Duration;

/// Wrong cases of a problem that are shown with all that helps.
const WHOLE: usize = 3;
/// The results of some tasks on their way, shown in the order of the tasks.
pub struct Results<'a> {
    tasks: &'a [Task],
    checked: Vec<Vec<Checked>>,
    /// How many tasks have been shown.
    shown: usize,
    /// How wide the column of the names is.
    width: usize,
}

impl<'a> Results<'a> {
    /// Nothing yet.
    pub fn of(tasks: &'a [Task]) -> Results<'a> {
        let names = tasks.iter().map(|task| task.problem.len());
        let width = names.chain(["problem".len()]).max().unwrap_or(0);
        Results { tasks, checked: tasks.iter().map(|_| vec![]).collect(), shown: 0, width }
    }

    /// The heads of the columns.
    pub fn header(&self) -> String {
        let width = self.width;
        let heads =
            format!("{:width$}  {:16}  {:>9}  {:>9}", "problem", "cases", "slowest", "peak");
        format!("{FAINT}{heads}{FAINT:#}\n")
    }

    /// Adds a case: the text of those tasks that are whole now and come next. `again` is the command
    /// that runs a case again.
    pub fn add(
        &mut self,
        task: usize,
        checked: Checked,
        again: impl Fn(&Task, &Case) -> String,
    ) -> String {
        self.checked[task].push(checked);
        let mut text = String::new();
        while let Some(task) = self.tasks.get(self.shown) {
            let checked = &mut self.checked[self.shown];
            if checked.len() < task.cases.len() {
                break;
            }
            checked.sort_by(|a, b| natord::compare(&a.case.name, &b.case.name));
            text += &summary(&task.problem, checked, self.width);
            text += &failures(task, checked, &again);
            self.shown += 1;
        }
        text
    }
}

/// A line for a problem: verdicts, slowest time, peak memory.
fn summary(name: &str, cases: &[Checked], width: usize) -> String {
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    for checked in cases {
        *counts.entry(checked.finding.verdict()).or_default() += 1;
    }
    let plain: Vec<String> = counts.iter().map(|(verdict, n)| format!("{n} {verdict}")).collect();
    let blanks = " ".repeat(16_usize.saturating_sub(plain.join(", ").len()));
    let verdicts: Vec<String> =
        counts.iter().map(|(verdict, n)| format!("{n} {}", coloured(*verdict))).collect();
    let slowest = cases.iter().map(|checked| checked.usage.processor).max().unwrap_or_default();
    let peak = cases.iter().filter_map(|checked| checked.usage.peak).max();
    let (verdicts, slowest, peak) = (verdicts.join(", "), time(slowest), memory(peak));
    format!("{name:width$}  {verdicts}{blanks}  {slowest:>9}  {peak:>9}\n")
}

/// What is wrong with the cases that are not right, the first few of them with all that helps.
fn failures(task: &Task, cases: &[Checked], again: impl Fn(&Task, &Case) -> String) -> String {
    let mut text = String::new();
    for (i, checked) in cases.iter().filter(|checked| !checked.is_right()).enumerate() {
        let Checked { case, finding, usage } = checked;
        let (problem, why) = (&task.problem, why(finding, &task.limits));
        let verdict = finding.verdict();
        let blanks = " ".repeat(4 - verdict.to_string().len());
        let (verdict, used) = (coloured(verdict), used(usage));
        text +=
            &format!("  {verdict}{blanks}{problem}/{}  {why}  {FAINT}{used}{FAINT:#}\n", case.name);
        if i < WHOLE {
            if let Finding::Wrong(difference) = finding {
                text += &marked(difference);
            }
            text += &format!("      {FAINT}again:{FAINT:#} {}\n", again(task, case));
        }
    }
    text
}

/// Time on a processor and memory; by the clock, too, if the time was its end.
fn used(usage: &Usage) -> String {
    let clock = match usage.end {
        End::Time => format!(" ({} by the clock)", time(usage.clock)),
        _ => String::new(),
    };
    format!("{}{clock}, {}", time(usage.processor), memory(usage.peak))
}

/// The reason of a verdict, in a line.
pub fn why(finding: &Finding, limits: &Limits) -> String {
    let assumed = if limits.are_assumed { ", a limit that is assumed" } else { "" };
    let (end, message) = match finding {
        Finding::Right => return String::new(),
        Finding::Wrong(difference) => return in_words(difference),
        Finding::Failed(end, message) => (end, message),
    };
    let message =
        if message.is_empty() { message.clone() } else { format!(": {}", shorten(message)) };
    match end {
        End::Exit(status) => format!("exit status {status}{message}"),
        End::Signal(signal) => format!("killed by {}{message}", signal_name(*signal)),
        End::Time => format!("above {}{assumed}", humantime::format_duration(limits.time)),
        End::Memory => format!("above {}{assumed}", ByteSize(limits.memory)),
        End::Output => format!("more than {} printed", ByteSize(limits.output)),
        End::Runner => String::from("it ended the process that ran it"),
    }
}

/// The signals that a wrong program meets, by name.
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

/// A verdict in its colour.
pub fn coloured(verdict: Verdict) -> String {
    let style = if verdict == Verdict::AC { RIGHT } else { WRONG };
    format!("{style}{verdict}{style:#}")
}

/// A time as people read it: `0.8 ms`, `1.25 s`.
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

/// A size in memory, where the system tells it.
fn memory(bytes: Option<u64>) -> String {
    bytes.map_or(String::from("-"), |bytes| ByteSize(bytes).to_string())
}

/// An error with what to do about it, if it is a program that cannot be started.
pub fn with_hint(error: anyhow::Error) -> anyhow::Error {
    let hint = match error.downcast_ref() {
        Some(Fault::Start(path, _)) if path.is_dir() => "that is a folder",
        Some(Fault::Start(path, _)) if path.is_file() => {
            "name the program that runs it, as `python3 a.py`, or its path, as `./a.out`"
        }
        _ => return error,
    };
    anyhow::anyhow!("{error:#}; {hint}")
}

#[cfg(test)]
mod tests {
    use super::{time, used, why};
    use crate::run::verdict::Finding;
    use crate::run::{End, Limits, Report, Usage};
    use std::time::Duration;

    fn told(end: End, output: &[u8], message: &str) -> String {
        let none = Duration::ZERO;
        let usage = Usage { end, clock: none, processor: none, peak: None };
        let report = Report { usage, output: output.into(), message: message.into() };
        let finding = Finding::of(&report, "4 3\n");
        format!("{} {}", finding.verdict(), why(&finding, &Limits::default()))
    }

    #[test]
    fn every_verdict_has_its_reason() {
        for (end, output, message, line) in [
            (End::Exit(0), "4 3", "a warning", "AC "),
            (End::Exit(0), "4 5", "", "WA line 1, column 3: `3` expected, `5` printed"),
            (
                End::Exit(0),
                "4",
                "",
                "WA line 1, column 2: `3` expected, the end of the line printed",
            ),
            (End::Exit(0), "\n4 3", "", "WA line 1, column 1: `4` expected, an empty line printed"),
            (End::Exit(0), "", "", "WA line 1, column 1: `4` expected, nothing printed"),
            (End::Exit(0), "4  3", "", "WA line 1, column 4: the blanks before `3` differ"),
            (End::Exit(101), "4 3", "row 2 decreases", "RE exit status 101: row 2 decreases"),
            (End::Signal(11), "", "", "RE killed by signal 11, SIGSEGV"),
            (End::Signal(64), "", "bye", "RE killed by signal 64: bye"),
            (End::Runner, "", "", "RE it ended the process that ran it"),
            (End::Time, "4 3", "", "TLE above 1s, a limit that is assumed"),
            (End::Memory, "4 3", "", "MLE above 256.0 MiB, a limit that is assumed"),
            (End::Output, "4 3", "", "OLE more than 64.0 MiB printed"),
        ] {
            assert_eq!(told(end, output.as_bytes(), message), line);
        }
        assert!(told(End::Exit(0), b"4 \xff", "").starts_with("WA "), "output that is no text");
    }

    #[test]
    fn a_time_is_that_on_a_processor_and_by_the_clock_if_it_was_too_long() {
        let [processor, clock] = [20, 700].map(Duration::from_millis);
        let usage = |end| Usage { end, clock, processor, peak: None };
        assert_eq!(used(&usage(End::Exit(1))), "20 ms, -");
        assert_eq!(used(&usage(End::Time)), "20 ms (700 ms by the clock), -");
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
