//! The problems as a table for the terminal.

use crate::workspace::{judges, Facts, Workspace};

/// A line a problem for the terminal: name, id, titles.
pub fn plain(workspace: &Workspace) -> String {
    let rows: Vec<_> = workspace
        .problems
        .iter()
        .map(|problem| (&problem.name, shown_id(&problem.facts), &problem.facts))
        .collect();
    let name_width = rows.iter().map(|row| row.0.len()).max().unwrap_or(0);
    let id_width = rows.iter().map(|row| row.1.len()).max().unwrap_or(0);
    let mut lines = String::new();
    for (name, id, facts) in rows {
        let (title, zh) = (&facts.title, &facts.title_zh);
        let judge = facts.url.as_deref().and_then(|url| judges::at(url).ok());
        let rust = if judge.is_none_or(|judge| judge.rust) { "" } else { " (takes no Rust)" };
        lines += &format!("{name:name_width$}  {id:id_width$}  {title} {zh}{rust}\n");
    }
    lines
}

/// The id with its judge's name before it; `-` where no judge has the problem.
pub fn shown_id(facts: &Facts) -> String {
    match (&facts.judge, &facts.id) {
        (Some(judge), Some(id)) => full_id(judge, id),
        _ => String::from("-"),
    }
}

/// The id with its judge's name before it, once.
pub fn full_id(judge: &str, id: &str) -> String {
    if id.starts_with(judge) {
        id.to_owned()
    } else {
        format!("{judge} {id}")
    }
}
