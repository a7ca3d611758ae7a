//! The page of a problem: `README.md` in its folder, and `README.zh-CN.md` in Chinese.

use std::ops::Range;

/// The headings of a page in their order, in English and Chinese.
pub const PARTS: [[&str; 2]; 10] = [
    ["Statement", "题意"],
    ["Input", "输入"],
    ["Output", "输出"],
    ["Idea", "思路"],
    ["Method", "做法"],
    ["Program", "程序"],
    ["Proof", "证明"],
    ["Mistakes", "易错点"],
    ["Beyond", "拓展"],
    ["Source", "来源"],
];

/// A parsed page. What is missing is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The game in a line, which gives no answer away.
    pub game: String,
    /// Running time, and memory where it matters.
    pub cost: String,
    /// Heading and text of each part; known headings are in English even on a Chinese page.
    pub parts: Vec<(String, String)>,
}

impl Page {
    /// Parses a page in either language. Its exercises are left out: `study/page.toml` has them.
    pub fn parse(text: &str) -> Page {
        let text = without_block(&without_block(text, "try"), "exercises");
        let mut page = Page::default();
        let mut lines = text.lines().skip(1);
        let summary = lines.by_ref().find(|line| !line.is_empty()).unwrap_or("");
        if let Some((game, cost)) = summary[link(summary).end..].split_once(" · ") {
            page.game = game.to_owned();
            page.cost = cost.to_owned();
        }
        for line in lines {
            if let Some(name) = line.strip_prefix("## ") {
                let known = PARTS.iter().find(|names| names.contains(&name));
                page.parts.push((known.map_or(name, |names| names[0]).to_owned(), String::new()));
            } else if let Some((_, text)) = page.parts.last_mut() {
                text.push_str(line);
                text.push('\n');
            }
        }
        for (_, text) in &mut page.parts {
            *text = text.trim().to_owned();
        }
        page
    }

    /// The text below an English heading, empty if it is missing.
    pub fn part(&self, name: &str) -> &str {
        self.parts.iter().find(|part| part.0 == name).map_or("", |part| part.1.as_str())
    }
}

/// The range of the judge's links and the dot after them in the line below the title; empty if there
/// are none.
pub fn link(summary: &str) -> Range<usize> {
    let dot = " · ";
    let end = summary.find(dot).filter(|_| summary.starts_with('['));
    0..end.map_or(0, |end| end + dot.len())
}

/// What an address of a heading has after the `#`: the same as viewers of repositories make of it.
pub fn anchor(heading: &str) -> String {
    let letters = heading.to_lowercase().replace(' ', "-");
    letters.chars().filter(|&letter| letter.is_alphanumeric() || "-_".contains(letter)).collect()
}

/// A generated block, which stands between the lines `<!-- name words -->` and `<!-- /name -->`: the
/// words, and the range of the text between.
pub fn block<'a>(text: &'a str, name: &str) -> Option<(&'a str, Range<usize>)> {
    let open = text.find(&format!("<!-- {name}"))?;
    let words = open + "<!-- ".len() + name.len();
    let shut = words + text[words..].find(" -->\n")?;
    let begin = shut + " -->\n".len();
    let end = begin + text[begin..].find(&format!("<!-- /{name} -->"))?;
    Some((text[words..shut].trim(), begin..end))
}

/// The text without the lines of a block and of its marks.
fn without_block(text: &str, name: &str) -> String {
    let Some((_, inside)) = block(text, name) else { return text.to_owned() };
    let begin = text[..inside.start].rfind("<!-- ").unwrap_or(inside.start);
    let end = text[inside.end..].find('\n').map_or(text.len(), |at| inside.end + at + 1);
    format!("{}{}", &text[..begin], &text[end..])
}

/// The cases that a text names: by a link to the input, or, if that is too long to keep, as
/// (`max-heaps`).
pub fn cases_named(text: &str) -> impl Iterator<Item = &str> {
    text.split(['(', '（']).filter_map(|rest| {
        if let Some(rest) = rest.strip_prefix('`') {
            let (name, rest) = rest.split_once('`')?;
            return rest.starts_with([')', '）']).then_some(name);
        }
        let file = rest.strip_prefix("../../testdata/")?.split(')').next()?;
        file.split_once('/')?.1.strip_suffix(".in")
    })
}

#[cfg(test)]
mod tests {
    use super::{block, cases_named, Page};

    #[test]
    fn is_taken_apart_in_both_languages() {
        let text =
            "# Nim\n\n[AcWing 1](https://a.b), POJ 2 · xor · O(n) · d\n\n<!-- links -->\nlinks\n\
                    <!-- /links -->\n\n## Idea\n\nOne\ntwo.\n\n## Proof\n\nThree.\n";
        let page = Page::parse(text);
        assert_eq!([&page.game, &page.cost], ["xor", "O(n) · d"]);
        assert_eq!(
            [page.part("Idea"), page.part("Proof"), page.part("Late")],
            ["One\ntwo.", "Three.", ""]
        );
        let exercises = ["try", "exercises"]
            .map(|name| format!("<!-- {name} -->\n## E\n?\n<!-- /{name} -->\n"));
        let longer =
            text.replace("\n## Proof", &format!("{}\n## Proof", exercises[0])) + &exercises[1];
        assert_eq!(Page::parse(&longer), page);
        let chinese = text.replace("Idea", "思路").replace("Proof", "证明");
        assert_eq!(Page::parse(&chinese), page);
    }

    #[test]
    fn may_have_no_link_and_that_is_missing_is_empty() {
        let page = Page::parse("# Nim\n\nxor · O(n)\n");
        assert_eq!([page.game.as_str(), &page.cost], ["xor", "O(n)"]);
        assert_eq!(Page::parse(""), Page::default());
    }

    #[test]
    fn a_block_has_words_and_a_text() {
        let text = "a\n<!-- cases x y -->\nold\n<!-- /cases -->\nb\n";
        let (words, place) = block(text, "cases").unwrap();
        assert_eq!((words, &text[place]), ("x y", "old\n"));
        assert_eq!(block(text, "links"), None);
    }

    #[test]
    fn cases_are_named_plainly_or_by_links() {
        let text = "a (`max-a`), b（[`hack-b`](../../testdata/x/hack-b.in)）, `hack-c`, \
                    [3](../../testdata/x/edge-d.in): 4";
        assert_eq!(cases_named(text).collect::<Vec<_>>(), ["max-a", "hack-b", "edge-d"]);
    }
}
