//! How checked cases look on a terminal.

use crate::run::check::{Checked, Task};
use crate::run::compare::{lines, Difference};
use crate::run::verdict::{shorten, visible, Verdict};
use crate::workspace::Case;
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
pub fn failures(task: &Task, cases: &[Checked], again: impl Fn(&Case) -> String) -> String {
    let wrong = cases.iter().filter(|checked| checked.finding.verdict != Verdict::AC);
    let mut text = String::new();
    for (i, checked) in wrong.enumerate() {
        text += &verdict_line(&task.problem, checked);
        if i < WHOLE {
            let again = again(&checked.case);
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
    marked(difference, expected, printed) + &diff(difference, expected, printed)
}

/// What is shown of a line around such a place, and how far it begins.
fn around(line: &str, place: usize) -> (String, usize) {
    let start = place.saturating_sub(AROUND);
    let letters: Vec<char> = line.chars().map(visible).collect();
    let end = letters.len().min(place + AROUND);
    let more = |is_cut: bool| if is_cut { "…" } else { "" };
    let inner: String = letters.get(start..end).unwrap_or(&[]).iter().collect();
    let shown = format!("{}{inner}{}", more(start > 0), more(end < letters.len()));
    (shown, start.saturating_sub(usize::from(start > 0)))
}

/// The place in its line where what was printed becomes wrong, counted from 0.
fn place(difference: &Difference) -> usize {
    let Difference { column, printed, expected, .. } = difference;
    column - 1 + if printed == expected { 0 } else { difference.alike() }
}

/// The two lines, the place marked where they differ.
pub fn marked(difference: &Difference, expected: &str, printed: &str) -> String {
    let line = |text| lines(text).nth(difference.line - 1).unwrap_or("");
    let place = place(difference);
    let (wrong, before) = around(line(printed), place);
    let (right, _) = around(line(expected), place);
    let blanks = " ".repeat(16 + place - before);
    let rest = difference.printed.chars().count().saturating_sub(difference.alike());
    let mark = "^".repeat(rest.clamp(1, AROUND));
    format!("      printed   {wrong}\n{blanks}{WRONG}{mark}{WRONG:#}\n      expected  {right}\n")
}

/// A few lines around the first that is wrong, if either text has more than one.
fn diff(difference: &Difference, expected: &str, printed: &str) -> String {
    if lines(expected).nth(1).is_none() && lines(printed).nth(1).is_none() {
        return String::new();
    }
    let first = difference.line.saturating_sub(2);
    let mut text =
        format!("      {FAINT}from line {}: - expected, + printed{FAINT:#}\n", first + 1);
    let (mut right, mut wrong) = (lines(expected).skip(first), lines(printed).skip(first));
    for number in first + 1..=first + DIFF {
        let mut show = |sign: char, style: Style, line: Option<&str>| {
            let wrong_at = if number == difference.line { place(difference) } else { 0 };
            let line = line.map(|line| around(line, wrong_at).0);
            let line = line.map(|line| format!("      {style}{sign} {line}{style:#}\n"));
            text += &line.unwrap_or_default();
        };
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

/// A text that may be long or empty: its first lines, each cut to sixty letters.
pub fn shown(text: &str) -> String {
    let all: Vec<&str> = text.lines().collect();
    if text.is_empty() {
        return format!("  {FAINT}nothing{FAINT:#}\n");
    }
    let mut lines = String::new();
    for line in all.iter().take(MOST) {
        let line =
            if line.is_empty() { format!("{FAINT}an empty line{FAINT:#}") } else { shorten(line) };
        lines += &format!("  {line}\n");
    }
    match all.len().saturating_sub(MOST) {
        0 => lines,
        more => format!("{lines}  {FAINT}and {more} more lines{FAINT:#}\n"),
    }
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
    fn the_first_wrong_letter_is_marked_where_it_stands() {
        for (expected, printed, shown) in [
            ("1\n4 33 5\n", "1\n4 31 5\n", ["4 31 5", "   ^", "4 33 5"]),
            ("4 3\n", "4\n", ["4", " ^", "4 3"]),
            ("4 33\n", "4 75\n", ["4 75", "  ^^", "4 33"]),
            ("4 3\n", "4  3\n", ["4  3", "   ^", "4 3"]),
        ] {
            let [wrong, mark, right] = shown;
            let text =
                format!("      printed   {wrong}\n{:16}{mark}\n      expected  {right}\n", "");
            assert_eq!(of_difference(expected, printed), text);
        }
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides_of_its_wrong_letter() {
        let line = |word: &str| format!("{}{word}{}", "7 ".repeat(50), " 8".repeat(50));
        for (right, wrong) in [("33", "31"), (&"5".repeat(90), &format!("{}6", "5".repeat(89)))] {
            let shown = of_difference(&line(right), &line(wrong));
            let lines: Vec<Vec<char>> = shown.lines().map(|line| line.chars().collect()).collect();
            let mark = lines[1].iter().position(|&letter| letter == '^').unwrap();
            assert_eq!(mark, 16 + 1 + 36);
            assert_ne!(lines[0][mark], lines[2][mark]);
            assert!(lines[0][16] == '…' && lines[0].ends_with(&['…']), "{shown}");
        }
    }

    #[test]
    fn a_diff_is_short_begins_before_the_wrong_line_and_shows_the_place() {
        let lines: Vec<String> = (1..=99).map(|line| format!("{}{line}", "7".repeat(90))).collect();
        let expected = lines.join("\n");
        let printed = expected.replace("750\n", "751\n");
        let difference = compare(&expected, &printed).unwrap();
        let text =
            anstream::adapter::strip_str(&diff(&difference, &expected, &printed)).to_string();
        let shown: Vec<&str> = text.lines().map(str::trim).collect();
        assert_eq!(shown[0], "from line 49: - expected, + printed");
        assert!(shown[2].starts_with("- …") && shown[2].ends_with("750"), "{text}");
        assert!(shown[3].starts_with("+ …") && shown[3].ends_with("751"), "{text}");
        assert_eq!(shown.len(), 8);
        assert_eq!(diff(&compare("1\n", "2\n").unwrap(), "1\n", "2\n"), "");
    }

    #[test]
    fn a_long_text_ends_with_how_much_is_left() {
        let text = anstream::adapter::strip_str(&shown(&"a\n".repeat(23))).to_string();
        assert!(
            text.ends_with("  a\n  and 3 more lines\n") && text.lines().count() == 21,
            "{text}"
        );
        let text = anstream::adapter::strip_str(&shown("a\n\nb\n")).to_string();
        assert_eq!(text, "  a\n  an empty line\n  b\n");
    }

    #[test]
    fn times_have_few_digits() {
        let times = [0.0012, 0.0123, 1.5].map(|seconds| time(Duration::from_secs_f64(seconds)));
        assert_eq!(times, ["1.2 ms", "12 ms", "1.50 s"]);
    }
}
