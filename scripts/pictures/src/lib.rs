//! The pictures of the pages, from the file `study/picture.rs` in the problem's folder. Each is drawn from its
//! game: values come from the rules. `cargo judge fix` writes them beside it, in English and in
//! Chinese.

mod period;
mod stairs;
mod svg;

/// It draws a picture in English and in Chinese.
type Picture = fn() -> [String; 2];

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// Every picture, with the name of its problem.
pub fn all() -> impl Iterator<Item = (&'static str, [String; 2])> {
    ALL.iter().map(|(name, picture)| (*name, picture()))
}

#[cfg(test)]
mod tests {
    use super::all;
    use std::{collections::BTreeSet, fs};

    #[test]
    fn every_committed_picture_has_code_that_draws_it() {
        let drawn: BTreeSet<_> = all().map(|(problem, _)| problem).collect();
        assert!(!drawn.is_empty());
        for folder in fs::read_dir("../../problems").unwrap() {
            let folder = folder.unwrap();
            let problem = folder.file_name().into_string().unwrap();
            for file in ["picture.svg", "picture.zh-CN.svg"] {
                assert!(
                    drawn.contains(problem.as_str()) || !folder.path().join(file).exists(),
                    "problems/{problem}/{file}: draw it in picture.rs"
                );
            }
        }
    }

    /// Markdown ends an HTML block at a blank line.
    #[test]
    fn every_picture_stands_alone_and_is_small() {
        for (problem, svg) in all().flat_map(|(problem, both)| both.map(|svg| (problem, svg))) {
            assert!(svg.lines().all(|line| !line.trim().is_empty()), "{problem}");
            assert!(!svg.contains("href") && !svg.contains("<script"), "{problem}");
            assert!(svg.len() <= 20 * 1024, "{problem}: {} bytes", svg.len());
        }
    }

    /// Names and signs such as Alice, Nim and SG begin with a capital, and a variable is one letter.
    #[test]
    fn every_picture_speaks_one_language() {
        let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
        let is_english = |word: &&str| {
            let is_small = word.starts_with(|letter: char| letter.is_ascii_lowercase());
            is_small && word.len() > 1 && !["mex", "lt"].contains(word)
        };
        for (problem, [en, zh]) in all() {
            assert!(!en.contains(is_chinese), "{problem}");
            let elements = zh.split('<').filter_map(|element| element.split_once('>'));
            for (tag, text) in elements.filter(|(tag, _)| *tag != "style") {
                let is_told = tag.starts_with("title") || tag.starts_with("desc");
                assert!(!is_told || text.contains(is_chinese), "{problem}: {tag}");
                let mut words = text.split(|letter: char| !letter.is_ascii_alphabetic());
                assert_eq!(words.find(is_english), None, "{problem}: {text}");
            }
        }
    }
}
