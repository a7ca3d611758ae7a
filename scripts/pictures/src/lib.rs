//! The pictures of the pages, from the file `picture.rs` in the problem's folder. Each is drawn from its
//! game: values come from the rules.
//!
//! `cargo run -p pictures` writes them to `problems/<name>/picture.svg`; a test compares.

mod period;
mod stairs;
mod svg;

use std::path::PathBuf;

/// Draws one.
type Picture = fn() -> String;

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// Every picture, with the name of its problem.
pub fn all() -> impl Iterator<Item = (&'static str, String)> {
    ALL.iter().map(|(name, picture)| (*name, picture()))
}

/// The folder with a folder for each problem.
pub fn problems() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../problems")
}

#[cfg(test)]
mod tests {
    use super::{all, problems};
    use std::{collections::BTreeSet, fs};

    #[test]
    fn the_committed_pictures_are_those_that_the_code_draws() {
        for (problem, svg) in all() {
            let committed = fs::read_to_string(problems().join(problem).join("picture.svg"));
            assert!(
                committed.is_ok_and(|committed| committed == svg),
                "problems/{problem}/picture.svg is not what the code draws: \
                 run `cargo run -p pictures`"
            );
        }
    }

    #[test]
    fn every_committed_picture_has_code_that_draws_it() {
        let drawn: BTreeSet<_> = all().map(|(problem, _)| problem).collect();
        for folder in fs::read_dir(problems()).unwrap() {
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
