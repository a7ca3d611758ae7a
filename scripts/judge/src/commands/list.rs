use crate::ui::terminal::print;
use crate::workspace::{Problem, Workspace};
use anyhow::Result;
use clap::Args;

/// Lists the problems
#[derive(Args, Debug)]
pub struct List {}

impl List {
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        print(&table(&workspace.problems()?)).map(|()| true)
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
