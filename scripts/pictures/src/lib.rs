//! The pictures of the pages, from the file `picture.rs` in the problem's folder. Each is drawn from its
//! game: values come from the rules. `cargo judge fix` writes them to `picture.svg` beside it.

mod period;
mod stairs;
mod svg;

type Picture = fn() -> String;

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// Every picture, with the name of its problem.
pub fn all() -> impl Iterator<Item = (&'static str, String)> {
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
            if folder.path().join("picture.svg").exists() {
                let problem = folder.file_name().into_string().unwrap();
                assert!(
                    drawn.contains(problem.as_str()),
                    "problems/{problem}/picture.svg: draw it in picture.rs"
                );
            }
        }
    }

    /// Markdown ends an HTML block at a blank line.
    #[test]
    fn every_picture_stands_alone_and_is_small() {
        for (problem, svg) in all() {
            assert!(svg.lines().all(|line| !line.trim().is_empty()), "{problem}");
            assert!(!svg.contains("href") && !svg.contains("<script"), "{problem}");
            assert!(svg.len() <= 20 * 1024, "{problem}: {} bytes", svg.len());
        }
    }
}
