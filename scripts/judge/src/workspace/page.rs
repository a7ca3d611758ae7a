//! The page of a problem: the `//!` essay at the top of its `src/main.rs`.

/// The parts of a page, in the order in which a reader finds them.
pub const PARTS: [&str; 5] = ["Statement", "Idea", "Proof", "Mistakes", "Source"];

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
    /// The parts that begin with a bold name: the name, and the text up to the next one.
    pub parts: Vec<(String, String)>,
}

impl Page {
    /// Takes the page at the top of a source file apart. What is missing stays empty.
    pub fn parse(source: &str) -> Page {
        let mut page = Page::default();
        let mut lines = source
            .lines()
            .map_while(|line| line.strip_prefix("//!"))
            .map(|line| line.strip_prefix(' ').unwrap_or(line));
        page.title = lines.next().and_then(|line| line.strip_prefix("# ")).unwrap_or("").to_owned();
        let mut summary = lines.by_ref().find(|line| !line.is_empty()).unwrap_or("");
        if let Some((link, rest)) =
            summary.strip_prefix('<').and_then(|line| line.split_once("> · "))
        {
            page.link = link.to_owned();
            summary = rest;
        }
        if let Some((technique, cost)) = summary.split_once(" · ") {
            page.technique = technique.to_owned();
            page.cost = cost.to_owned();
        }
        for line in lines {
            if let Some((name, text)) =
                line.strip_prefix("**").and_then(|line| line.split_once(".** "))
            {
                page.parts.push((name.to_owned(), text.to_owned()));
            } else if let Some((_, text)) = page.parts.last_mut() {
                text.push('\n');
                text.push_str(line);
            }
        }
        for (_, text) in &mut page.parts {
            text.truncate(text.trim_end().len());
        }
        page
    }

    /// The text of a part.
    pub fn part(&self, name: &str) -> Option<&str> {
        self.parts.iter().find(|part| part.0 == name).map(|part| part.1.as_str())
    }
}

/// The cases that a text names, as in (`hack-order`).
pub fn cases_named(text: &str) -> impl Iterator<Item = &str> {
    text.split("(`").skip(1).filter_map(|rest| Some(rest.split_once("`)")?.0))
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
