//! A program against the judge's part.

use crate::run::verdict::Finding;
use crate::run::{Limits, Program, Report, Runner};
use anyhow::Result;
use spec::input::Input;
use spec::talk::{Interact, Talk};

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
