//! What a judge says of a run.

use crate::problems::Checker;
use crate::run::compare::{compare, lines, Difference};
use crate::run::{End, Limits, Report};
use bytesize::ByteSize;
use serde::Serialize;
use std::fmt;

/// A judge's verdict, by its usual letters.
#[allow(clippy::upper_case_acronyms)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Verdict {
    /// Accepted.
    AC,
    /// Wrong answer.
    WA,
    /// Runtime error: an exit status that is not 0, or a signal.
    RE,
    /// Time limit exceeded.
    TLE,
    /// Memory limit exceeded.
    MLE,
    /// Output limit exceeded.
    OLE,
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.pad(&format!("{self:?}"))
    }
}

/// A verdict with its reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The verdict.
    pub verdict: Verdict,
    /// Why, in a line; empty for AC.
    pub why: String,
    /// For WA the first wrong word.
    pub difference: Option<Difference>,
}

impl Finding {
    /// All is right.
    fn accepted() -> Finding {
        Finding { verdict: Verdict::AC, why: String::new(), difference: None }
    }

    /// A wrong answer.
    fn wrong(why: String) -> Finding {
        Finding { verdict: Verdict::WA, why, difference: None }
    }
}

/// What a right answer is.
#[derive(Clone, Copy, Debug)]
pub enum Right<'a> {
    /// This text.
    Text(&'a str),
    /// Whatever passes for this input.
    Passes(Checker, &'a str),
}

/// Judges a run.
pub fn judge(report: &Report, limits: &Limits, right: Right) -> Finding {
    if let Some(failed) = failure(report, limits) {
        return failed;
    }
    let printed = String::from_utf8_lossy(&report.output);
    match right {
        Right::Passes(checker, input) => {
            checker(input, &printed).map_or_else(Finding::wrong, |()| Finding::accepted())
        }
        Right::Text(expected) => match compare(expected, &printed) {
            None => Finding::accepted(),
            Some(difference) => Finding {
                difference: Some(difference.clone()),
                ..Finding::wrong(why(&difference, expected, &printed))
            },
        },
    }
}

/// A wrong word in a line; of long words what is around their first difference.
fn why(difference: &Difference, expected: &str, printed: &str) -> String {
    let Difference { line, column, .. } = difference;
    let skip = difference.alike().saturating_sub(20);
    let shown = |word: &str, text: &str| match (word, lines(text).nth(line - 1)) {
        ("", Some("")) => String::from("an empty line"),
        ("", Some(_)) => String::from("the end of the line"),
        ("", None) => String::from("nothing"),
        (word, _) if skip > 0 => {
            let rest: String = word.chars().skip(skip).collect();
            format!("`…{}`", shorten(&rest))
        }
        (word, _) => format!("`{}`", shorten(word)),
    };
    let right = shown(&difference.expected, expected);
    let wrong = shown(&difference.printed, printed);
    if difference.printed == difference.expected {
        format!("line {line}, column {column}: the blanks before {wrong} differ")
    } else {
        format!("line {line}, column {column}: {right} expected, {wrong} printed")
    }
}

/// The verdict of a run that failed, whatever it printed.
pub fn failure(report: &Report, limits: &Limits) -> Option<Finding> {
    let said = match report.message.as_str() {
        "" => String::new(),
        message => format!(": {}", shorten(message)),
    };
    let (verdict, why) = match report.usage.end {
        End::Exit(0) => return None,
        End::Exit(status) => (Verdict::RE, format!("exit status {status}{said}")),
        End::Signal(signal) => (Verdict::RE, format!("killed by {}{said}", signal_name(signal))),
        End::Time => (Verdict::TLE, format!("above {}", humantime::format_duration(limits.time))),
        End::Memory => (Verdict::MLE, format!("above {}", ByteSize(limits.memory))),
        End::Output => (Verdict::OLE, format!("more than {} printed", ByteSize(limits.output))),
    };
    Some(Finding { verdict, why, difference: None })
}

/// The signals that a wrong program meets, by name.
fn signal_name(signal: i32) -> String {
    let name = match signal {
        4 => "SIGILL",
        6 => "SIGABRT",
        8 => "SIGFPE",
        9 => "SIGKILL",
        11 => "SIGSEGV",
        13 => "SIGPIPE",
        15 => "SIGTERM",
        _ => return format!("signal {signal}"),
    };
    format!("signal {signal}, {name}")
}

/// What fits on a line, and does nothing to a terminal.
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    let more = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    text.chars().take(LONGEST).map(visible).chain(more.chars()).collect()
}

/// The picture of a character that a terminal would obey, as it does control characters and changes
/// of direction, or that nobody would see; any other character as it is.
pub fn visible(letter: char) -> char {
    const HIDDEN: [(char, char); 13] = [
        ('\u{80}', '\u{9f}'),
        ('\u{ad}', '\u{ad}'),
        ('\u{300}', '\u{36f}'),
        ('\u{61c}', '\u{61c}'),
        ('\u{180e}', '\u{180e}'),
        ('\u{200b}', '\u{200f}'),
        ('\u{2028}', '\u{202e}'),
        ('\u{2060}', '\u{206f}'),
        ('\u{3164}', '\u{3164}'),
        ('\u{fe00}', '\u{fe0f}'),
        ('\u{feff}', '\u{feff}'),
        ('\u{fff9}', '\u{fffb}'),
        ('\u{e0000}', '\u{e0fff}'),
    ];
    let is_hidden = HIDDEN.iter().any(|&(first, last)| (first..=last).contains(&letter));
    match letter {
        ' ' => letter,
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(letter)).unwrap_or(letter),
        '\x7f' => '␡',
        _ if is_hidden || letter.is_whitespace() => '\u{fffd}',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::{judge, shorten, Right, Verdict};
    use crate::run::{End, Limits, Report, Usage};
    use std::time::Duration;

    fn report(end: End, output: &str, message: &str) -> Report {
        let none = Duration::ZERO;
        let usage = Usage { end, clock: none, processor: none, peak: None };
        Report { usage, output: output.into(), message: message.into() }
    }

    fn said(end: End, output: &str, message: &str) -> String {
        let finding =
            judge(&report(end, output, message), &Limits::default(), Right::Text("4 3\n"));
        format!("{} {}", finding.verdict, finding.why)
    }

    #[test]
    fn every_verdict_tells_its_reason() {
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
            (End::Time, "4 3", "", "TLE above 1s"),
            (End::Memory, "4 3", "", "MLE above 256.0 MiB"),
            (End::Output, "4 3", "", "OLE more than 64.0 MiB printed"),
        ] {
            assert_eq!(said(end, output, message), line);
        }
    }

    #[test]
    fn of_long_words_the_place_is_shown_where_they_differ() {
        let word = "7".repeat(80);
        let printed = report(End::Exit(0), &format!("{word}8"), "");
        let finding = judge(&printed, &Limits::default(), Right::Text(&format!("{word}9")));
        let (right, wrong) = (format!("`…{}9`", "7".repeat(20)), format!("`…{}8`", "7".repeat(20)));
        assert_eq!(finding.why, format!("line 1, column 1: {right} expected, {wrong} printed"));
    }

    #[test]
    fn signals_that_a_wrong_program_meets_have_names() {
        let names: Vec<String> = [4, 6, 8, 9, 11, 13, 15].map(super::signal_name).into();
        let list = "signal 4, SIGILL signal 6, SIGABRT signal 8, SIGFPE signal 9, SIGKILL \
                    signal 11, SIGSEGV signal 13, SIGPIPE signal 15, SIGTERM";
        assert_eq!(names.join(" "), list);
    }

    #[test]
    fn output_that_is_no_text_is_a_wrong_answer() {
        let mut odd = report(End::Exit(0), "", "");
        odd.output = vec![b'4', b' ', 0xff];
        assert_eq!(judge(&odd, &Limits::default(), Right::Text("4 3")).verdict, Verdict::WA);
    }

    #[test]
    fn what_would_move_the_cursor_is_shown_as_a_picture() {
        assert_eq!(shorten("a\u{1b}[2J\tb\u{7f}"), "a␛[2J␉b␡");
        assert_eq!(shorten("\u{feff}No\u{a0}\u{200b}"), "\u{fffd}No\u{fffd}\u{fffd}");
        assert_eq!(shorten("\u{9b}2J\u{202e}1\u{2067}é"), "\u{fffd}2J\u{fffd}1\u{fffd}é");
    }

    #[test]
    fn a_long_word_is_cut_at_a_character() {
        assert_eq!(shorten(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(shorten(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }
}
