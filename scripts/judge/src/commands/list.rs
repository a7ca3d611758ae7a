//! `list`: the problems.

use crate::files;
use crate::workspace::study::FRONTS;
use crate::workspace::{table, Workspace};
use clap::Args;

/// Lists the problems
#[derive(Args, Debug)]
pub struct List {
    /// Write the reading order into the READMEs and the documentation's front page
    #[arg(long)]
    readme: bool,
}

impl List {
    /// The text to print.
    pub fn run(&self, workspace: &Workspace) -> Result<String, String> {
        if !self.readme {
            return Ok(table::plain(workspace));
        }
        for front in &FRONTS {
            let path = workspace.root.join(front.path);
            files::write(&path, &front.renewed(workspace, &files::text(&path)?)?)?;
        }
        let paths = FRONTS.map(|front| front.path).join(", ");
        Ok(format!("{paths}: the reading order is written\n"))
    }
}
