//! The mistakes of a page as cards.

use crate::book::Entry;
use minijinja::{context, Value};
use workspace::order::Language;
use workspace::page::cases_named;

/// The mistakes, each with its sentence and its cases.
pub fn cards(
    bullets: &str,
    entry: &Entry,
    language: Language,
    mut html: impl FnMut(&str) -> String,
) -> Vec<Value> {
    let card = |bullet: &str| {
        let sentence = bullet.trim_end().trim_end_matches(['.', '。']);
        // A case that stands alone in brackets at the end is shown below.
        let begins =
            ["(`", "（`", "([`", "（[`"].into_iter().filter_map(|case| sentence.rfind(case));
        let is_case = ["`)", "`）", ".in))", ".in)）"].iter().any(|end| sentence.ends_with(end));
        let end = begins.max().filter(|_| is_case).unwrap_or(bullet.len());
        let cases: Vec<Value> = cases_named(&bullet.replace('\n', " "))
            .filter_map(|name| entry.mistakes.iter().find(|mistake| mistake.case.name == name))
            .map(|mistake| {
                let runs = entry.cases.iter().any(|case| case.name == mistake.case.name);
                let short = |text: &str| shortened(text, language);
                context! {
                    name => mistake.case.name,
                    input => short(&mistake.case.input),
                    output => short(&mistake.case.output),
                    wrong => mistake.wrong.as_deref().map(short),
                    play => mistake.play,
                    runs,
                }
            })
            .collect();
        let html = html(bullet[..end].trim_end());
        context! { html => Value::from_safe_string(html), cases => cases }
    };
    bullets.split("\n- ").map(card).collect()
}

/// The first lines, where a text is long.
fn shortened(text: &str, language: Language) -> String {
    let more = |number: usize, en: &str, zh: &str| {
        language.either(format!("… {number} more {en}"), format!("……还有 {number} {zh}"))
    };
    let short = |line: &str| {
        let letters = line.chars().count();
        if letters <= 120 {
            return line.to_owned();
        }
        let begin: String = line.chars().take(100).collect();
        format!("{begin} {}", more(letters - 100, "letters", "个字符"))
    };
    let mut lines: Vec<String> = text.lines().take(12).map(short).collect();
    let rest = text.lines().count() - lines.len();
    if rest > 0 {
        lines.push(more(rest, "lines", "行"));
    }
    lines.join("\n")
}
