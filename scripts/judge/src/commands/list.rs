use crate::ui::terminal::print;
use anyhow::Result;
use clap::Args;
use std::slice::from_ref;
use workspace::{Problem, Workspace};

/// Lists the problems, or tells what one is here
#[derive(Args, Debug)]
#[command(after_help = "Example: cargo judge list HDU 2516")]
pub struct List {
    /// A problem's name, id, address or title; all problems by default
    problem: Vec<String>,
}

impl List {
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        if self.problem.is_empty() {
            return print(&table(&workspace.problems()?)).map(|()| true);
        }
        // As one types an id, with its blank.
        let problem = workspace.problem(&self.problem.join(" "))?;
        print(&(table(from_ref(&problem)) + &other_ids(&problem))).map(|()| true)
    }
}

/// One line per problem: name, id, titles.
fn table(problems: &[Problem]) -> String {
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

/// A line for each id on another judge, and how its format differs.
fn other_ids(problem: &Problem) -> String {
    let mut lines = String::new();
    for id in &problem.facts.also {
        let how = problem.other_format(id).map(|(_, format)| &format.how.en);
        let how = how.map_or(String::new(), |how| format!(", another format: {how}"));
        lines += &format!("  also {id}{how}\n");
    }
    lines
}
