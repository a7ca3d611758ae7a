//! The problem that is asked for, with a warning where its id belongs to another format.

use anyhow::Result;
use workspace::{Problem, Workspace};

pub fn problem(workspace: &Workspace, name: &str) -> Result<Problem> {
    let problem = workspace.problem(name)?;
    warn(&problem, name);
    Ok(problem)
}

/// Says so if the judge of that id wants another input or output than what is here.
pub fn warn(problem: &Problem, name: &str) {
    if let Some((id, format)) = problem.other_format(name) {
        let here = match &problem.facts.id {
            Some(_) => problem.facts.full_id(),
            None => problem.name.clone(),
        };
        let how = &format.how.en;
        eprintln!("{id} wants another format than {here}, which is the one here: {how}");
    }
}
