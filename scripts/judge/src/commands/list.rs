//! `list`: the problems.

use crate::commands::study::FRONTS;
use crate::commands::terminal::print;
use crate::workspace::Workspace;
use anyhow::Result;
use clap::Args;
use fs_err as fs;

/// Lists the problems
#[derive(Args, Debug)]
pub struct List {
    /// Write the index into the READMEs, and the course into STUDY
    #[arg(long)]
    readme: bool,
}

impl List {
    /// Prints the list, or writes what the fronts show of it.
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        if !self.readme {
            return print(&table(workspace)).map(|()| true);
        }
        for front in &FRONTS {
            let path = workspace.root.join(front.path);
            fs::write(&path, front.renewed(workspace, &fs::read_to_string(&path)?)?)?;
        }
        let paths = FRONTS.each_ref().map(|front| front.path).join(", ");
        print(&format!("{paths}: written\n")).map(|()| true)
    }
}

/// A line for each problem: name, id, titles.
fn table(workspace: &Workspace) -> String {
    let problems = &workspace.problems;
    let names = problems.iter().map(|problem| problem.name.len()).max().unwrap_or(0);
    let ids = problems.iter().map(|problem| problem.facts.full_id().len()).max().unwrap_or(0);
    let mut lines = String::new();
    for problem in problems {
        let (name, facts) = (&problem.name, &problem.facts);
        let (id, title, zh) = (facts.full_id(), &facts.title, &facts.title_zh);
        let takes_rust = problem.judge().is_none_or(|judge| judge.takes_rust);
        let rust = if takes_rust { "" } else { " (takes no Rust)" };
        lines += &format!("{name:names$}  {id:ids$}  {title} {zh}{rust}\n");
    }
    lines
}
