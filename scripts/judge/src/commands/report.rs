//! How checked cases look on a terminal.

use crate::run::check::{Checked, Task};
use crate::run::compare::{lines, Difference};
use crate::run::verdict::{shorten, visible, Verdict};
use anstyle::{AnsiColor, Style};
use bytesize::ByteSize;
use std::collections::BTreeMap;
use std::time::Duration;

const RIGHT: Style = AnsiColor::Green.on_default();
const WRONG: Style = AnsiColor::Red.on_default().bold();
const FAINT: Style = Style::new().dimmed();

/// Wrong cases of a problem that are shown with all that helps.
const WHOLE: usize = 3;
/// Lines of either text that a diff shows.
const DIFF: usize = 6;
/// Characters of a line that are shown on each side of its wrong word.
const AROUND: usize = 36;

/// How wide the column of the problems' names is.
pub fn width<'a>(names: impl Iterator<Item = &'a str>) -> usize {
    names.chain(["problem"]).map(str::len).max().unwrap_or(0)
}

/// The columns of [`summary`].
pub fn header(width: usize) -> String {
    format!(
        "{FAINT}{:width$}  {:16}  {:>9}  {:>9}{FAINT:#}\n",
        "problem", "cases", "slowest", "peak"
    )
}

/// A line for a problem, `width` wide in its name: verdicts, slowest time, peak memory.
pub fn summary(name: &str, cases: &[Checked], width: usize) -> String {
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    for checked in cases {
        *counts.entry(checked.finding.verdict).or_default() += 1;
    }
    let plain = counts.iter().map(|(verdict, count)| format!("{count} {verdict}"));
    let blanks = " ".repeat(16_usize.saturating_sub(plain.collect::<Vec<_>>().join(", ").len()));
    let verdicts: Vec<String> =
        counts.iter().map(|(verdict, count)| format!("{count} {}", coloured(*verdict))).collect();
    let slowest = cases.iter().map(|checked| checked.usage.time()).max().unwrap_or_default();
    let peak = cases.iter().filter_map(|checked| checked.usage.peak).max();
    format!(
        "{name:width$}  {}{blanks}  {:>9}  {:>9}\n",
        verdicts.join(", "),
        time(slowest),
        memory(peak)
    )
}

/// What is wrong with the cases that are not right, the first few of them with all that helps.
pub fn failures(task: &Task, cases: &[Checked], again: impl Fn(&str) -> String) -> String {
    let wrong = cases.iter().filter(|checked| checked.finding.verdict != Verdict::Accepted);
    let mut text = String::new();
    for (i, checked) in wrong.enumerate() {
        text += &verdict_line(&task.problem, checked);
        if i < WHOLE {
            let again = again(&checked.case.name);
            text += &format!("{}      {FAINT}again:{FAINT:#} {again}\n", checked.shown);
        }
    }
    text
}

/// The verdict of a case and its reason.
fn verdict_line(problem: &str, checked: &Checked) -> String {
    let Checked { case, finding, usage, .. } = checked;
    let verdict = coloured(finding.verdict);
    let blanks = " ".repeat(4_usize.saturating_sub(finding.verdict.to_string().len()));
    let used = format!("{}, {}", time(usage.time()), memory(usage.peak));
    let why = &finding.why;
    format!("  {verdict}{blanks}{problem}/{}  {why}  {FAINT}{used}{FAINT:#}\n", case.name)
}

/// The marked lines and a short diff.
pub fn difference(difference: &Difference, expected: &str, printed: &str) -> String {
    marked(difference, expected, printed) + &diff(difference.line, expected, printed)
}

/// The two lines, the wrong word marked.
pub fn marked(difference: &Difference, expected: &str, printed: &str) -> String {
    let Difference { line, column, .. } = difference;
    let start = (column - 1).saturating_sub(AROUND);
    let cut = |text: &str| {
        let line: Vec<char> = lines(text).nth(line - 1).unwrap_or("").chars().collect();
        let end = (column - 1 + AROUND).min(line.len());
        let inner: String =
            line.get(start..end).unwrap_or(&[]).iter().copied().map(visible).collect();
        let more = |is_cut| if is_cut { "…" } else { "" };
        format!("{}{inner}{}", more(start > 0), more(end < line.len()))
    };
    let before = column - 1 - start + usize::from(start > 0);
    let length = difference.printed.chars().count().clamp(1, AROUND);
    format!(
        "      printed   {}\n                {}{WRONG}{}{WRONG:#}\n      expected  {}\n",
        cut(printed),
        " ".repeat(before),
        "^".repeat(length),
        cut(expected),
    )
}

/// A few lines around the first that is wrong, if either text has more than one.
fn diff(line: usize, expected: &str, printed: &str) -> String {
    if lines(expected).nth(1).is_none() && lines(printed).nth(1).is_none() {
        return String::new();
    }
    let first = line.saturating_sub(2);
    let mut text =
        format!("      {FAINT}from line {}: - expected, + printed{FAINT:#}\n", first + 1);
    let mut show = |sign: char, style: Style, line: Option<&str>| {
        let line = line.map(|line| format!("      {style}{sign} {}{style:#}\n", shorten(line)));
        text += &line.unwrap_or_default();
    };
    let (mut right, mut wrong) = (lines(expected).skip(first), lines(printed).skip(first));
    for _ in 0..DIFF {
        match (right.next(), wrong.next()) {
            (right, wrong) if right == wrong => show(' ', FAINT, right),
            (right, wrong) => {
                show('-', RIGHT, right);
                show('+', WRONG, wrong);
            }
        }
    }
    text
}

/// Has a text more lines or longer ones than [`shown`] shows?
pub fn is_long(text: &str) -> bool {
    text.lines().nth(MOST).is_some() || text.lines().any(|line| shorten(line).ends_with('…'))
}

/// A text to be copied, whole unless that would fill the screen many times.
pub fn whole(text: &str) -> String {
    const SCREENS: usize = 4000;
    if text.len() > SCREENS {
        return shown(text);
    }
    text.lines().fold(String::new(), |all, line| all + "  " + line + "\n")
}

/// Lines of a text that are shown.
const MOST: usize = 20;

/// A text that may be long or empty: its first lines, each cut to the terminal.
pub fn shown(text: &str) -> String {
    let all: Vec<&str> = text.lines().collect();
    if text.trim().is_empty() {
        return format!("  {FAINT}nothing{FAINT:#}\n");
    }
    let mut lines = String::new();
    for line in all.iter().take(MOST) {
        lines += &format!("  {}\n", shorten(line));
    }
    match all.len().saturating_sub(MOST) {
        0 => lines,
        more => format!("{lines}  {FAINT}and {more} more lines{FAINT:#}\n"),
    }
}

/// A verdict in its colour.
pub fn coloured(verdict: Verdict) -> String {
    let style = if verdict == Verdict::Accepted { RIGHT } else { WRONG };
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
pub fn memory(bytes: Option<u64>) -> String {
    bytes.map_or(String::from("-"), |bytes| ByteSize(bytes).to_string())
}

#[cfg(test)]
mod tests {
    use super::{diff, marked, shown, time};
    use crate::run::compare::compare;
    use std::time::Duration;

    fn of_difference(expected: &str, printed: &str) -> String {
        let marked = marked(&compare(expected, printed).unwrap(), expected, printed);
        anstream::adapter::strip_str(&marked).to_string()
    }

    #[test]
    fn the_wrong_word_is_marked_where_it_stands() {
        assert_eq!(
            of_difference("1\n4 33 5\n", "1\n4 31 5\n"),
            "      printed   4 31 5\n                  ^^\n      expected  4 33 5\n"
        );
        assert_eq!(
            of_difference("4 3\n", "4\n"),
            "      printed   4\n                 ^\n      expected  4 3\n"
        );
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides_of_its_wrong_word() {
        let line = |word: &str| format!("{}{word}{}", "7 ".repeat(50), " 8".repeat(50));
        let shown = of_difference(&line("33"), &line("31"));
        let lines: Vec<&str> = shown.lines().collect();
        let begin = "7 ".repeat(18);
        assert_eq!(lines[0], format!("      printed   …{begin}31{}…", " 8".repeat(17)));
        assert_eq!(lines[1].find('^'), Some(16 + 1 + 36));
        assert_eq!(lines[2], format!("      expected  …{begin}33{}…", " 8".repeat(17)));
    }

    #[test]
    fn a_diff_is_short_and_begins_before_the_wrong_line() {
        let numbers: Vec<String> = (1..=99).map(|line| line.to_string()).collect();
        let expected = numbers.join("\n");
        let printed = expected.replace("50\n", "x\n");
        let text = anstream::adapter::strip_str(&diff(50, &expected, &printed)).to_string();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        assert_eq!(lines[..4], ["from line 49: - expected, + printed", "49", "- 50", "+ x"]);
        assert_eq!(lines.len(), 8);
        assert_eq!(diff(1, "1\n", "2\n"), "");
    }

    #[test]
    fn a_long_text_ends_with_how_much_is_left() {
        let text = anstream::adapter::strip_str(&shown(&"a\n".repeat(23))).to_string();
        assert!(
            text.ends_with("  a\n  and 3 more lines\n") && text.lines().count() == 21,
            "{text}"
        );
        assert_eq!(shown("a\nb\n"), "  a\n  b\n");
    }

    #[test]
    fn times_have_few_digits() {
        let times = [0.0012, 0.0123, 1.5].map(|seconds| time(Duration::from_secs_f64(seconds)));
        assert_eq!(times, ["1.2 ms", "12 ms", "1.50 s"]);
    }
}
