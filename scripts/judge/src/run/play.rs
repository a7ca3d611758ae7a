//! A program against the judge's part.

use crate::run::verdict::Finding;
use crate::run::{Limits, Program, Report, Runner};
use anyhow::Result;
use spec::input::Input;
use spec::talk::{Interact, Line, Talk};

/// Lets a program play on a hidden input.
pub fn play(
    runner: &mut Runner,
    program: &Program,
    limits: &Limits,
    interact: Interact,
    hidden: &str,
) -> Result<(Report, Finding)> {
    let judge = |talk: &mut Talk| interact(&mut Input::new(hidden), talk);
    let (report, ending) = runner.talk(program, limits, judge)?;
    let finding = Finding::of_talk(&report, ending);
    Ok((report, finding))
}

/// What the program read in a talk, and what it printed.
pub fn sides(talk: &[Line]) -> (String, String) {
    let (mut said, mut heard) = (String::new(), String::new());
    for line in talk {
        match line {
            Line::Said(line) => said += &format!("{line}\n"),
            Line::Heard(line) => heard += &format!("{line}\n"),
        }
    }
    (said, heard)
}
