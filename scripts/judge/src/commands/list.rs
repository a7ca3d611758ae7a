//! `list`: the problems.

use crate::files;
use crate::workspace::table;
use crate::workspace::Workspace;
use clap::Args;

/// Lists the problems
#[derive(Args, Debug)]
pub struct List {
    /// Write the table into the README
    #[arg(long)]
    readme: bool,
}

impl List {
    /// The text to print.
    pub fn run(&self, workspace: &Workspace) -> Result<String, String> {
        if !self.readme {
            return Ok(table::plain(workspace));
        }
        let path = workspace.root.join("README.md");
        files::write(&path, &table::into_readme(workspace, &files::text(&path)?)?)?;
        Ok(String::from("README.md has the table\n"))
    }
}
