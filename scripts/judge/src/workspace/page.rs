//! The page of a problem: the `//!` essay at the top of its `src/main.rs`, and its `README.zh-CN.md`.

/// The parts of a page, in the order in which a reader finds them, and their names in Chinese.
pub const PARTS: [(&str, &str); 9] = [
    ("Statement", "题意"),
    ("Input", "输入"),
    ("Output", "输出"),
    ("Idea", "思路"),
    ("Method", "做法"),
    ("Proof", "证明"),
    ("Mistakes", "易错点"),
    ("Beyond", "拓展"),
    ("Source", "来源"),
];
/// How a page takes in the picture that lies in its folder.
const TAKEN_IN: &str = "#![doc = include_str!(\"../picture.svg\")]";
/// What then stands in the part's text.
pub const PICTURE: &str = "![](picture.svg)";

/// A page, taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The heading, without its `#`.
    pub title: String,
    /// The address in the second paragraph; empty where no judge has the problem.
    pub link: String,
    /// The technique in one phrase.
    pub technique: String,
    /// Time, and memory where it is worth a word.
    pub cost: String,
    /// The parts that begin with a bold name, or with a heading: the name, and the text up to the next
    /// one. The picture stands in it as `![](picture.svg)`.
    pub parts: Vec<(String, String)>,
}

impl Page {
    /// Takes the page at the top of a source file apart. What is missing stays empty.
    pub fn parse(source: &str) -> Page {
        let mut page = Page::default();
        let text = |line: &'_ str| match line.strip_prefix("//!") {
            Some(text) => Some(text.strip_prefix(' ').unwrap_or(text).to_owned()),
            None => (line == TAKEN_IN).then(|| PICTURE.to_owned()),
        };
        let lines: Vec<String> = source.lines().map_while(text).collect();
        let mut lines = lines.iter().map(String::as_str);
        // Brackets would be a link.
        let title = lines.next().and_then(|line| line.strip_prefix("# ")).unwrap_or("");
        page.title = title.replace('\\', "");
        let mut summary = lines.by_ref().find(|line| !line.is_empty()).unwrap_or("");
        if let Some((link, rest)) =
            summary.strip_prefix('<').and_then(|line| line.split_once("> · "))
        {
            page.link = link.to_owned();
            summary = rest;
        }
        page.summary(summary);
        page.part_by_part(lines, |line| line.strip_prefix("**")?.split_once(".**"));
        page
    }

    /// Takes the Chinese page apart. What is missing stays empty.
    pub fn parse_zh(text: &str) -> Page {
        let mut page = Page::default();
        let mut lines = text.lines();
        page.title = lines.next().and_then(|line| line.strip_prefix("# ")).unwrap_or("").to_owned();
        let mut summary = lines.by_ref().find(|line| !line.is_empty()).unwrap_or("");
        if let Some((link, rest)) =
            summary.strip_prefix("[题目](").and_then(|line| line.split_once(") · "))
        {
            page.link = link.to_owned();
            summary = rest;
        }
        page.summary(summary);
        page.part_by_part(lines, |line| Some((line.strip_prefix("## ")?, "")));
        page
    }

    fn summary(&mut self, summary: &str) {
        if let Some((technique, cost)) = summary.split_once(" · ") {
            self.technique = technique.to_owned();
            self.cost = cost.to_owned();
        }
    }

    /// `begin` finds the name of a part in its first line, and what follows it there.
    fn part_by_part<'a>(
        &mut self,
        lines: impl Iterator<Item = &'a str>,
        begin: impl Fn(&'a str) -> Option<(&'a str, &'a str)>,
    ) {
        for line in lines {
            if let Some((name, text)) = begin(line) {
                self.parts.push((name.to_owned(), text.to_owned()));
            } else if let Some((_, text)) = self.parts.last_mut() {
                text.push('\n');
                text.push_str(line);
            }
        }
        for (_, text) in &mut self.parts {
            *text = text.trim().to_owned();
        }
    }

    /// The text of a part.
    pub fn part(&self, name: &str) -> Option<&str> {
        self.parts.iter().find(|part| part.0 == name).map(|part| part.1.as_str())
    }
}

/// The cases that a text names, as in (`hack-order`) or （`hack-order`）.
pub fn cases_named(text: &str) -> impl Iterator<Item = &str> {
    let after = text.split(['(', '（']).filter_map(|rest| rest.strip_prefix('`'));
    after
        .filter_map(|rest| rest.split_once('`'))
        .filter_map(|(name, rest)| rest.starts_with([')', '）']).then_some(name))
}

#[cfg(test)]
mod tests {
    use super::Page;

    #[test]
    fn is_taken_apart() {
        let source = "//! # Nim\n//!\n//! <https://a.b> · xor · O(n) time\n//!\n//! **Idea.** One\n//! two.\n\
                      //!\n//! **Proof.** Three.\n\nfn main() {}\n//! **Late.** x\n";
        let page = Page::parse(source);
        assert_eq!((page.title.as_str(), page.link.as_str()), ("Nim", "https://a.b"));
        assert_eq!((page.technique.as_str(), page.cost.as_str()), ("xor", "O(n) time"));
        assert_eq!(page.part("Idea"), Some("One\ntwo."));
        assert_eq!(page.part("Proof"), Some("Three."));
        assert_eq!(page.part("Late"), None);
    }

    #[test]
    fn may_have_no_link() {
        let page = Page::parse("//! # Nim\n//!\n//! xor · O(n)\n");
        assert_eq!(
            (page.link.as_str(), page.technique.as_str(), page.cost.as_str()),
            ("", "xor", "O(n)")
        );
    }

    #[test]
    fn that_is_missing_is_empty() {
        assert_eq!(Page::parse("fn main() {}"), Page::default());
    }
}
