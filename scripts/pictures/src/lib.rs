//! The pictures of the pages. Each is drawn from its game: values come from the rules.
//!
//! `cargo run -p pictures` writes them to `problems/<name>/picture.svg`; a test compares.

mod fibonacci_nim;
mod graph_game;
mod gzoi2017_stones;
mod lasker_nim;
mod masters_duel;
mod matches;
mod nim;
mod pas;
mod period;
mod poi2009_pebbles;
mod sdoi2011_black_white;
mod set_nim;
mod staircase_nim;
mod stairs;
mod svg;
mod wythoff;

use std::path::PathBuf;

/// Every picture, with the name of its problem.
pub fn all() -> Vec<(&'static str, String)> {
    vec![
        ("fibonacci-nim", fibonacci_nim::picture()),
        ("graph-game", graph_game::picture()),
        ("gzoi2017-stones", gzoi2017_stones::picture()),
        ("lasker-nim", lasker_nim::picture()),
        ("masters-duel", masters_duel::picture()),
        ("matches", matches::picture()),
        ("nim", nim::picture()),
        ("pas", pas::picture()),
        ("poi2009-pebbles", poi2009_pebbles::picture()),
        ("sdoi2011-black-white", sdoi2011_black_white::picture()),
        ("set-nim", set_nim::picture()),
        ("staircase-nim", staircase_nim::picture()),
        ("wythoff", wythoff::picture()),
    ]
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
        let drawn: BTreeSet<_> = all().into_iter().map(|(problem, _)| problem).collect();
        for folder in fs::read_dir(problems()).unwrap() {
            let folder = folder.unwrap();
            if folder.path().join("picture.svg").exists() {
                let problem = folder.file_name().into_string().unwrap();
                assert!(
                    drawn.contains(problem.as_str()),
                    "problems/{problem}/picture.svg: draw it in scripts/pictures/src"
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
