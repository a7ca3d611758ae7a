//! The table of problems, for the README and for the terminal.

use crate::workspace::{judges, Facts, Workspace};

/// The README with the table as it is now, between its two marks.
pub fn into_readme(workspace: &Workspace, readme: &str) -> Result<String, String> {
    let [begin, end] = ["<!-- table of problems -->", "<!-- end of the table -->"];
    let parts =
        readme.split_once(begin).and_then(|(before, rest)| Some((before, rest.split_once(end)?.1)));
    let (before, after) = parts.ok_or("README.md has no marks of the table")?;
    Ok(format!("{before}{begin}\n\n{}\n{end}{after}", markdown(workspace)))
}

/// The table in Markdown, a row a problem.
fn markdown(workspace: &Workspace) -> String {
    let mut table = String::from("| problem | judge | title | technique | time and memory |\n");
    table += "| --- | --- | --- | --- | --- |\n";
    for problem in &workspace.problems {
        let (name, facts, page) = (&problem.name, &problem.facts, &problem.page);
        let link = format!("[{name}](problems/{name}/src/main.rs)");
        let judge = match &facts.url {
            Some(url) => format!("[{}]({url})", shown_id(facts)),
            None => String::from("—"),
        };
        let title = format!("{}<br>{}", facts.title, facts.title_zh);
        table += &format!("| {link} | {judge} | {title} | {} | {} |\n", page.technique, page.cost);
    }
    table
}

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
fn shown_id(facts: &Facts) -> String {
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
